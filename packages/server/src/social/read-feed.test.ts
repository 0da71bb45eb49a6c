import { describe, expect, it } from 'vitest'
import { readFeed } from './read-feed.ts'

const ADDRESSES = {
  tokenUrl: 'https://service.example/token',
  userUrl: 'https://service.example/me',
  feedUrl: 'https://service.example/me/media',
  photoHosts: ['photos.example', '*.cdn.example'],
}

const image = (id: string, media_url: string, more = {}) => ({ id, media_type: 'IMAGE', media_url, ...more })

function idsOf(...data: readonly unknown[]): readonly string[] | undefined {
  return readFeed({ data }, ADDRESSES)?.photos.map(({ id }) => id)
}

describe('a feed', () => {
  it('gives its images, and leaves films, albums and broken entries out', () => {
    const url = 'https://photos.example/1.jpg'
    const film = { id: '2', media_type: 'VIDEO', media_url: url, thumbnail_url: url }
    const album = { id: '3', media_type: 'CAROUSEL_ALBUM', media_url: url }
    const broken = [null, 'text', { id: '4', media_type: 'IMAGE' }, image('../5', url), image('', url)]
    expect(idsOf(image('1', url), film, album, ...broken, image('6', url))).toEqual(['1', '6'])
  })

  it('keeps a thumbnail of its own, else takes the photo for one', () => {
    const [own, none, strange] =
      readFeed(
        {
          data: [
            image('1', 'https://photos.example/1.jpg', { thumbnail_url: 'https://a.cdn.example/t.jpg' }),
            image('2', 'https://photos.example/2.jpg'),
            image('3', 'https://photos.example/3.jpg', { thumbnail_url: 'https://elsewhere.example/t.jpg' }),
          ],
        },
        ADDRESSES,
      )?.photos ?? []
    expect([own?.thumbUrl, none?.thumbUrl, strange?.thumbUrl]).toEqual([
      'https://a.cdn.example/t.jpg',
      'https://photos.example/2.jpg',
      'https://photos.example/3.jpg',
    ])
  })

  it.each([
    'https://elsewhere.example/1.jpg',
    'http://photos.example/1.jpg',
    'https://photos.example:8443/1.jpg',
    'https://photos.example.evil.example/1.jpg',
    'https://evilcdn.example/1.jpg',
    'https://cdn.example/1.jpg',
    'https://user:secret@photos.example/1.jpg',
    'http://127.0.0.1/1.jpg',
    'http://169.254.169.254/latest',
    'file:///etc/passwd',
    'data:image/jpeg;base64,/9j/',
    '//photos.example/1.jpg',
    '/1.jpg',
  ])('has no photo at %s', (url) => {
    expect(idsOf(image('1', url))).toEqual([])
  })

  it('goes on at its own origin alone', () => {
    const nextOf = (next: string) => readFeed({ data: [], paging: { next } }, ADDRESSES)?.next
    expect(nextOf('https://service.example/me/media?after=2')).toBe('https://service.example/me/media?after=2')
    expect(nextOf('https://photos.example/?after=2')).toBeUndefined()
    expect(nextOf('http://service.example/?after=2')).toBeUndefined()
    expect(nextOf('nonsense')).toBeUndefined()
    expect(readFeed({ data: [] }, ADDRESSES)?.next).toBeUndefined()
  })

  it.each([null, [], 'text', {}, { data: 'text' }])('is none when the answer is %j', (body) => {
    expect(readFeed(body, ADDRESSES)).toBeUndefined()
  })
})
