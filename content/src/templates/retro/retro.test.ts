import { describeTheme } from '../testing/describe-theme.ts'
import { RETRO } from './index.ts'

describeTheme('retro', RETRO)
