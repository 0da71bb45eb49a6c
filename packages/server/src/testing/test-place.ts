import { readConfig } from '../config/read-config.ts'

/** Where a test has its data, with the default limits. */
export function testPlace(dataDir: string, databaseUrl = '') {
  return { ...readConfig({}, dataDir), dataDir, databaseUrl }
}
