import { describeTheme } from '../testing/describe-theme.ts'
import { MODERN } from './index.ts'

describeTheme('modern', MODERN)
