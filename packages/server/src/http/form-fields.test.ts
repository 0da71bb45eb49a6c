import { describe, expect, it } from 'vitest'
import { lastOf } from '../testing/last-of.ts'
import { HttpFailure } from './errors.ts'
import { formFieldSteps } from './form-fields.ts'

const fieldsIn = (body: string) => lastOf(formFieldSteps(Buffer.from(body)))

describe('the fields of a form', () => {
  it.each([
    '',
    'a=1&b=2',
    'a=1+2&b=%2B%26%3D%25',
    'caf%C3%A9=%E2%82%AC&%F0%9F%98%80=%f0%9f%98%80',
    'a&b=&=c&&d=e=f',
    'bad=%&worse=%4&worst=%zz&half=%C3',
    'raw=é😀',
    '__proto__=x&constructor=y',
  ])('are what a browser reads in "%s"', (body) => {
    expect(fieldsIn(body)).toEqual(Object.fromEntries(new URLSearchParams(body)))
  })

  it('are lists where a name comes more than once', () => {
    expect(fieldsIn('a=1&a=2&a=3')).toEqual({ a: ['1', '2', '3'] })
  })

  it('are at most as many as a form has', () => {
    const form = (count: number) => Array.from({ length: count }, (_, index) => `f${index}=`).join('&')
    expect(Object.keys(fieldsIn(form(30)))).toHaveLength(30)
    expect(() => fieldsIn(form(31))).toThrow(HttpFailure)
  })
})
