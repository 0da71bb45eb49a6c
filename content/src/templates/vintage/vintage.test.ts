import { describeTheme } from '../testing/describe-theme.ts'
import { VINTAGE } from './index.ts'

describeTheme('vintage', VINTAGE)
