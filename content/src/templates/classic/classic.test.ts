import { describeTheme } from '../testing/describe-theme.ts'
import { CLASSIC } from './index.ts'

describeTheme('classic', CLASSIC)
