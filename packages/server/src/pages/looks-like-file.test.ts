import { expect, it } from 'vitest'
import { looksLikeFile } from './looks-like-file.ts'

it.each([
  'robots.txt',
  'robots.txt/',
  'a/b/photo.JPG',
  '.env',
  '.well-known/anything',
  'deep/.hidden/name',
  'x.mp4',
  'a.b.html',
])('%s is the name of a file', (path) => {
  expect(looksLikeFile(path)).toBe(true)
})

it.each([
  '',
  'choix',
  'choix/',
  'choix/theme:st.valentin',
  'editer/V1StGXR8_Z5jdHi6B-myT',
  'a.b/c',
  'collage/30.5',
  'end.',
  'webapp/index.php',
  'index.php/',
])('%s is not', (path) => {
  expect(looksLikeFile(path)).toBe(false)
})
