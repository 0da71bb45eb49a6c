import { describe, expect, it } from 'vitest'
import { readBlobsUrl } from './blob-location.ts'
import { readConfig } from './read-config.ts'

describe('the address of a bucket', () => {
  it.each([
    ['s3://photos', { bucket: 'photos', prefix: '', endpoint: '', region: '', isPathStyle: false }],
    [
      's3://photos/shop/one?endpoint=http://127.0.0.1:9000/&region=eu-west-1',
      {
        bucket: 'photos',
        prefix: 'shop/one/',
        endpoint: 'http://127.0.0.1:9000',
        region: 'eu-west-1',
        isPathStyle: true,
      },
    ],
    [
      's3://photos/?endpoint=https://s3.example.com&pathStyle=false',
      { bucket: 'photos', prefix: '', endpoint: 'https://s3.example.com', region: '', isPathStyle: false },
    ],
  ])('is read from %s', (text, place) => {
    expect(readBlobsUrl(text)).toEqual(place)
  })

  it.each([
    '',
    'photos',
    'https://photos.example.com',
    's3://',
    's3://key:secret@photos',
    's3://photos#part',
    's3://photos?secret=abc',
    's3://photos?region=a&region=b',
    's3://photos?region=EU West',
    's3://photos?pathStyle=yes',
    's3://photos?endpoint=s3.example.com',
    's3://photos?endpoint=http://s3.example.com',
    's3://photos?endpoint=ftp://s3.example.com',
    's3://photos?endpoint=https://key:secret@s3.example.com',
    's3://photos?endpoint=https://s3.example.com/path',
    's3://photos/a//b',
  ])('is none in "%s"', (text) => {
    expect(readBlobsUrl(text)).toBeUndefined()
  })

  it.each([
    ['s3://photos?region=eu-west-1', { AWS_REGION: 'eu-central-1' }, 'eu-west-1'],
    ['s3://photos', { AWS_REGION: ' eu-central-1' }, 'eu-central-1'],
    ['s3://photos', {}, 'us-east-1'],
  ])('is, as %s with %j, in the region %s', (address, environment, region) => {
    const { blobsPlace } = readConfig({ BLOBS_URL: address, ...environment }, '/srv')
    expect(blobsPlace).toMatchObject({ region })
  })

  it('is not repeated where it is wrong, since it may have a secret in it', () => {
    const wrong = () => readConfig({ BLOBS_URL: 's3://key:verysecret@photos' }, '/srv')
    expect(wrong).toThrow(/^BLOBS_URL must be the address of a bucket such as s3:/)
    expect(wrong).not.toThrow('verysecret')
  })
})
