/** The keys of the test S3 server's only user, and its bucket. */
export const S3_KEYS = { accessKeyId: 'testkey', secretAccessKey: 'testsecret' } as const
export const S3_BUCKET = 'collagerie-tests'
