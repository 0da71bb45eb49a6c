export {
  ACCOUNT_LENGTHS,
  type FieldProblem,
  type NewPasswordEntries,
  passwordProblems,
  type RegisterEntries,
  type RegisterField,
  type RegisterProblem,
  registerProblems,
  type SignInEntries,
  signInProblems,
} from './account-forms.ts'
export { type FormComplaint, formComplaint } from './form-complaint.ts'
