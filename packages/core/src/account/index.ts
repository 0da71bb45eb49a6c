export {
  ACCOUNT_LENGTHS,
  type FieldProblem,
  type NewPasswordForm,
  passwordProblems,
  type RegisterField,
  type RegisterForm,
  type RegisterProblem,
  registerProblems,
  type SignInForm,
  signInProblems,
} from './account-forms.ts'
export { type FormComplaint, formComplaint } from './form-complaint.ts'
