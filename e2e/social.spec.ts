import { expect, type Page, test } from '@playwright/test'
import { reportedEvents } from './support/data-layer.ts'
import { openEditor, slot } from './support/editor.ts'
import { ForeignService } from './support/foreign-service.ts'
import { quarteredJpeg } from './support/photo.ts'
import { PhotoSources } from './support/photo-sources.ts'
import { violations, violationsWideAndNarrow } from './support/violations.ts'
import { WINDOWS } from './support/windows.ts'

/** In both windows, and back in the wide one. */
async function expectForEverybody(page: Page): Promise<void> {
  expect(await violationsWideAndNarrow(page)).toEqual([])
  await page.setViewportSize(WINDOWS.desktop)
}

test('the social service is signed in to, refused, left and in trouble, and its photos end up in slots', async ({
  page,
  context,
}) => {
  const addresses: string[] = []
  context.on('request', (request) => addresses.push(request.url()))
  const codes: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/social/code')) codes.push(request.postData() ?? '')
  })
  await openEditor(page, 'gen-alleven')
  const sources = new PhotoSources(page)
  const waiting = sources.panel.getByText('Continuez dans la fenêtre qui vient de s’ouvrir.')
  await slot(page, 'img1').click()
  await sources.openTab('Instagram')

  await test.step('the social tab can be used by everybody who is not signed in', async () => {
    await expect(sources.login).toBeVisible()
    await expectForEverybody(page)
  })

  await test.step('a blocked pop-up is explained', async () => {
    await page.evaluate(() => {
      const { open } = window
      window.open = () => {
        window.open = open
        return null
      }
    })
    await sources.login.click()
    await expect(sources.panel.getByRole('alert')).toHaveText(/Autorisez les fenêtres pop-up/)
  })

  await test.step('who refuses in the pop-up, or closes it, stays signed out', async () => {
    const popup = await sources.openLogin()
    await popup.getByRole('button', { name: 'Refuser' }).click()
    await expect(waiting).toBeHidden()
    const again = await sources.openLogin()
    await expect(waiting).toBeVisible()
    await again.close()
    await expect(waiting).toBeHidden()
    await expect(sources.login).toBeVisible()
    expect(codes).toEqual([])
  })

  const popup = await sources.openLogin()
  await test.step('the pop-up asks in the service’s own terms', async () => {
    await expect(waiting).toBeVisible()
    await expect(popup.getByRole('heading', { name: 'Accès à vos photos' })).toBeVisible()
    expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([400, 530])
    expect(Object.fromEntries(new URL(popup.url()).searchParams)).toMatchObject({
      client_id: 'collagerie',
      redirect_uri: '/api/social/redirect',
      response_type: 'code',
      scope: 'user_profile,user_media',
    })
    expect(await violations(popup)).toEqual([])
  })

  await test.step('messages from anywhere else are no code', async () => {
    await page.evaluate(() => window.postMessage('a text that is longer than twenty letters', location.origin))
    await popup.evaluate(() => window.opener.postMessage('twenty letters only!', location.origin))
    await popup.evaluate(() => window.opener.postMessage({ code: 'a text that is longer than twenty letters' }, '*'))
    const closed = popup.waitForEvent('close')
    await popup.getByRole('button', { name: 'Autoriser' }).click()
    await closed
    await expect(sources.panel.getByText('Session de camille')).toBeVisible()
    expect(codes).toEqual([expect.stringMatching(/^\{"code":"[\w-]{43}"\}$/)])
  })

  await test.step('the token is in no address', async () => {
    await expect(sources.pictures).toHaveCount(11)
    expect(addresses.length).toBeGreaterThan(20)
    expect(addresses.filter((address) => /token/i.test(address))).toEqual([])
    expect(await context.cookies(page.url())).toEqual([])
    const cookie = (await context.cookies()).find(({ name }) => name === 'collagerie_social_session')
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/api' })
  })

  await test.step('the social tab can be used by everybody who is signed in', () => expectForEverybody(page))

  await test.step('more photos come while there are more', async () => {
    // Each of the product's own sample pictures is a photo of the sandbox.
    const samples: unknown = await (await page.request.get('/webassets/samples/samples.json')).json()
    const all: number = Object(samples).length
    // Twelve come at a time, and some of them are no photos.
    for (const count of [22, 32, ...(all > 43 ? [43] : []), all]) {
      await sources.more.click()
      await expect(sources.pictures).toHaveCount(count)
    }
    await expect(sources.more).toBeHidden()
  })

  await test.step('a photo that cannot be fetched says so on its tile, and is fetched on the second try', async () => {
    const tile = sources.panel.getByRole('button', { name: 'Photo Instagram 1', exact: true })
    const refused = { status: 415, json: { error: '', code: 'notJpeg' } }
    await page.route(/\/api\/social\/photo\/\d+$/, (route) => route.fulfill(refused), { times: 1 })
    await tile.click()
    await expect(sources.panel.getByText('Ce n’est pas une image JPEG valide.')).toBeVisible()
    await tile.click()
    await expect(slot(page, 'img1')).toHaveAccessibleName(/Photo Instagram 1/)
    await expect(sources.dialog).toBeHidden()
  })

  await test.step('a photo of each source ends up in its slot', async () => {
    await slot(page, 'img2').click()
    const file = { name: 'mine.jpg', mimeType: 'image/jpeg', buffer: quarteredJpeg(1200, 900) }
    await sources.openTab('Votre ordinateur')
    await sources.dialog.locator('input[type=file]').setInputFiles(file)
    await expect(slot(page, 'img2')).toHaveAccessibleName(/mine\.jpg/)

    await slot(page, 'img3').click()
    await sources.openTab('Citations')
    await sources.panel.getByRole('button', { name: /place de plus à table/ }).click()
    await expect(sources.dialog).toBeHidden()
    await expect(slot(page, 'img3')).toHaveAccessibleName(/place de plus à table/)

    for (const [name, tile] of [
      ['img4', 'Photo Instagram 2'],
      ['img5', 'Photo Instagram 2 Utilisée une fois'],
    ] as const) {
      await slot(page, name).click()
      await sources.openTab('Instagram')
      await sources.panel.getByRole('button', { name: tile, exact: true }).click()
      await expect(sources.dialog).toBeHidden()
      await expect(slot(page, name)).toHaveAccessibleName(/Photo Instagram 2/)
    }
    await slot(page, 'img6').click()
    await expect(sources.panel.getByRole('button', { name: 'Photo Instagram 2 Utilisée 2 fois' })).toBeVisible()
  })

  await test.step('another visit finds the customer still signed in, and leaving takes all photos', async () => {
    await openEditor(page, 'gen-single')
    await slot(page, 'img1').click()
    await sources.openTab('Instagram')
    await expect(sources.pictures).toHaveCount(11)
    await sources.panel.getByRole('button', { name: 'Se déconnecter' }).click()
    await expect(sources.login).toBeVisible()
    await expect(sources.pictures).toHaveCount(0)
    expect((await page.request.get('/api/social/media')).status()).toBe(401)
  })

  for (const [index, { username, text }] of [
    { username: 'error', text: 'The sandbox was asked to fail.' },
    { username: 'unavailable', text: '503 - Service Unavailable' },
  ].entries()) {
    await test.step(`the service’s trouble is shown and logged: ${text}`, async () => {
      await sources.signIn(username)
      await expect(sources.panel.getByRole('alert')).toHaveText(text)
      await expect(sources.panel.getByRole('button', { name: 'Réessayer' })).toBeVisible()
      const logged = (await reportedEvents(page)).filter((name) => name === 'social-login-failure')
      expect(logged).toHaveLength(index + 1)
      await sources.panel.getByRole('button', { name: 'Se déconnecter' }).click()
      await expect(sources.login).toBeVisible()
    })
  }

  await test.step('without a service there is no tab', async () => {
    await page.route('**/api/social', (route) => route.fulfill({ json: { service: null } }))
    await openEditor(page, 'gen-single')
    await slot(page, 'img1').click()
    await expect(page.getByRole('tab')).toHaveText(['Votre ordinateur', 'Citations'])
  })
})

test('a service of another site works the same way, and hands nothing to the page but photos', async ({ page }) => {
  const service = await ForeignService.start()
  try {
    await page.goto(`${service.origin}/ontwerp/basic/gen-single`)
    await page.getByRole('button', { name: 'Créez votre collage', exact: true }).click()
    await slot(page, 'img1').click()
    const sources = new PhotoSources(page)
    await sources.openTab('Fotobox')
    const popups = page.waitForEvent('popup')
    await sources.panel.getByRole('button', { name: 'Se connecter à Fotobox' }).click()
    await (await popups).getByRole('link', { name: 'Yes' }).click()
    await expect(sources.panel.getByText('Session de robin')).toBeVisible()
    await sources.panel.getByRole('button', { name: 'Photo Fotobox 1' }).click()
    await expect(slot(page, 'img1')).toHaveAccessibleName(/Photo Fotobox 1/)
    expect(new Set(service.asked)).toEqual(new Set(['/authorize', '/token', '/me', '/media', '/1.jpg']))
    expect((await page.request.get(`${service.origin}/api/social/sandbox/authorize`)).status()).toBe(404)
  } finally {
    await service.stop()
  }
})
