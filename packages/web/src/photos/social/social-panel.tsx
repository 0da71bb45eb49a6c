import type { SocialPhoto } from '@collagerie/protocol'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../../language/language-store.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { OfferedPicture } from '../dialog/offered-picture.tsx'
import { useSelectWhenLoaded } from '../dialog/use-select-when-loaded.ts'
import { addFound, useLibrary } from '../library-store.ts'
import tile from '../photo-tile.module.css'
import grid from '../tile-grid.module.css'
import { fetchPhoto } from './social-calls.ts'
import styles from './social-panel.module.css'
import { loadMore, login, logout, useSocial } from './social-store.ts'

type Select = (photoId: string) => void

/** The customer's photos at a social service. */
export function SocialPanel({ select }: { readonly select: Select }) {
  const service = useSocial((state) => state.service)
  if (!service) return null
  if (service.username === null) return <SignedOut name={service.name} />
  return <SignedIn name={service.name} username={service.username} select={select} />
}

function SignedOut({ name }: { readonly name: string }) {
  const t = useTranslations('social')
  const language = useLanguage((state) => state.language)
  const doing = useSocial((state) => state.doing)
  const isBlocked = useSocial((state) => state.isBlocked)
  return (
    <div className={styles.signedOut}>
      <Icon name="photos" size={40} />
      <p>{t('socialIntro', { service: name })}</p>
      <p className={styles.promise}>{t('socialPromise', { service: name })}</p>
      <Button look="primary" isDisabled={doing === 'loading'} onPress={() => void login(language)}>
        {t('socialLogin', { service: name })}
      </Button>
      <div className={styles.below}>
        {doing === 'waiting' && <output className={styles.muted}>{t('socialWaiting')}</output>}
        {doing === 'loading' && <Spinner label={t('socialLoading')} />}
        {isBlocked && (
          <p className={styles.error} role="alert">
            {t('socialBlocked')}
          </p>
        )}
        <ErrorText />
      </div>
    </div>
  )
}

interface SignedInProps {
  readonly name: string
  readonly username: string
  readonly select: Select
}

function SignedIn({ name, username, select }: SignedInProps) {
  const t = useTranslations()
  const photos = useSocial((state) => state.photos)
  const next = useSocial((state) => state.next)
  const doing = useSocial((state) => state.doing)
  const error = useSocial((state) => state.error)
  const selectWhenLoaded = useSelectWhenLoaded(select)

  useEffect(() => {
    const state = useSocial.getState()
    if (state.next === 'first' && state.doing === 'nothing' && state.error === undefined) void loadMore()
  }, [])

  return (
    <div className={styles.signedIn}>
      <div className={styles.account}>
        <p>{t('social.socialUser', { username })}</p>
        <Button look="quiet" onPress={() => void logout()}>
          {t('social.socialLogout')}
        </Button>
      </div>
      {photos.length > 0 && (
        <ul className={grid.tiles} aria-label={name}>
          {photos.map((photo, index) => (
            <li key={photo.id} className={tile.tile}>
              <SocialTile
                service={name}
                photo={photo}
                number={index + 1}
                onUse={(label) => void selectWhenLoaded(addSocial(name, photo, label))}
              />
            </li>
          ))}
        </ul>
      )}
      <div className={styles.more}>
        <ErrorText />
        {doing === 'loading' && <Spinner label={t('social.socialLoading')} />}
        {doing === 'nothing' && error !== undefined && (
          <Button onPress={() => void loadMore()}>{t('misc.retry')}</Button>
        )}
        {doing === 'nothing' && error === undefined && typeof next === 'object' && (
          <Button onPress={() => void loadMore()}>{t('social.socialMore')}</Button>
        )}
        {doing === 'nothing' && next === 'none' && photos.length === 0 && <p>{t('social.socialEmpty')}</p>}
      </div>
    </div>
  )
}

function ErrorText() {
  const t = useTranslations('social')
  const error = useSocial((state) => state.error)
  if (error === undefined) return null
  return (
    <p className={styles.error} role="alert">
      {'own' in error ? t(error.own) : error.said}
    </p>
  )
}

interface TileProps {
  readonly service: string
  readonly photo: SocialPhoto
  readonly number: number
  readonly onUse: (label: string) => void
}

function SocialTile({ service, photo, number, onUse }: TileProps) {
  const t = useTranslations('social')
  const unique = uniqueFileId(service, photo)
  const inLibrary = useLibrary(({ photos }) => Object.values(photos).find((each) => each.uniqueFileId === unique))
  const label = t('socialPhoto', { service, number })
  return (
    <OfferedPicture photo={inLibrary} onUse={() => onUse(label)}>
      <img
        className={styles.picture}
        src={photo.thumbnail_url}
        alt={label}
        loading="lazy"
        decoding="async"
        draggable={false}
      />
    </OfferedPicture>
  )
}

function uniqueFileId(service: string, { id }: SocialPhoto): string {
  return service + id
}

function addSocial(service: string, photo: SocialPhoto, name: string) {
  return addFound({
    name,
    photoType: 'instagram',
    uniqueFileId: uniqueFileId(service, photo),
    fetch: (signal) => fetchPhoto(photo.media_url, signal),
  })
}
