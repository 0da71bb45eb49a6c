/** What the S3 server of the tests knows its one user by, and the bucket that is there. */
export const S3_KEYS = { accessKeyId: 'testkey', secretAccessKey: 'testsecret' } as const
export const S3_BUCKET = 'collagerie-tests'
