import { useId, useMemo } from 'react'
import { useLanguage } from '../language/language-store.ts'
import field from '../ui/field.module.css'
import { Icon } from '../ui/icon.tsx'
import select from '../ui/plain-select.module.css'
import { useCountryName } from './use-country-name.ts'

interface Props {
  readonly label: string
  /** Shown while no country is chosen. */
  readonly empty: string
  readonly countries: readonly string[]
  readonly chosen: string
  readonly error: string | undefined
  readonly onChoose: (country: string) => void
}

/** The browser's own list: a phone shows it the way its owner knows, and typing finds a country in it. */
export function CountryChoice({ label, empty, countries, chosen, error, onChoose }: Props) {
  const id = useId()
  const language = useLanguage((state) => state.language)
  const nameOf = useCountryName()
  const named = useMemo(() => {
    const { compare } = new Intl.Collator(language)
    return countries.map((code) => ({ code, name: nameOf(code) })).toSorted((a, b) => compare(a.name, b.name))
  }, [countries, language, nameOf])
  return (
    <div className={field.field}>
      <label htmlFor={id} className={field.label}>
        {label}
      </label>
      <span className={select.choice}>
        <select
          id={id}
          name="country"
          autoComplete="shipping country"
          className={`${field.input} ${select.list}`}
          value={chosen}
          aria-invalid={error ? true : undefined}
          data-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => onChoose(event.currentTarget.value)}
        >
          {!countries.includes(chosen) && <option value={chosen}>{empty}</option>}
          {named.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
        <Icon name="chevronDown" />
      </span>
      {error && (
        <span id={`${id}-error`} className={field.error}>
          {error}
        </span>
      )}
    </div>
  )
}
