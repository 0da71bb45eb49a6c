import type { RegisterProblem } from '@collagerie/core/account'
import type { Localised } from '@collagerie/core/catalogue'

export type RegisterMessage = RegisterProblem | 'usernameTaken' | 'emailTaken'

/** The messages under the fields of the registration. */
export const REGISTER_MESSAGES: Localised<Record<RegisterMessage, string>> = {
  fr: {
    usernameLength: "Le nom d'utilisateur est requis et doit avoir une longueur de 2 à 20 caractères.",
    usernameCharacters: "Le nom d'utilisateur contient un caractère invisible. Écrivez-le à nouveau.",
    incorrectMailFormat: "L'adresse e-mail est requise et doit avoir une longueur de 2 à 120 caractères.",
    passwordLength: 'Le mot de passe est requis et doit avoir une longueur de 2 à 20 caractères.',
    passwordsDiffer: 'Les deux mots de passe ne sont pas identiques.',
    acceptTerms: "Acceptez les conditions d'utilisation pour continuer.",
    usernameTaken: "Ce nom d'utilisateur est déjà pris.",
    emailTaken: 'Un compte existe déjà avec cette adresse e-mail.',
  },
  nl: {
    usernameLength: 'De gebruikersnaam is verplicht en moet 2 tot 20 tekens lang zijn.',
    usernameCharacters: 'De gebruikersnaam bevat een onzichtbaar teken. Typ hem opnieuw.',
    incorrectMailFormat: 'Het e-mailadres is verplicht en moet 2 tot 120 tekens lang zijn.',
    passwordLength: 'Het wachtwoord is verplicht en moet 2 tot 20 tekens lang zijn.',
    passwordsDiffer: 'De twee wachtwoorden zijn niet gelijk.',
    acceptTerms: 'Ga akkoord met de gebruiksvoorwaarden om verder te gaan.',
    usernameTaken: 'Deze gebruikersnaam is al in gebruik.',
    emailTaken: 'Er bestaat al een account met dit e-mailadres.',
  },
  en: {
    usernameLength: 'The username is required and must be 2 to 20 characters long.',
    usernameCharacters: 'The username contains an invisible character. Please type it again.',
    incorrectMailFormat: 'The email address is required and must be 2 to 120 characters long.',
    passwordLength: 'The password is required and must be 2 to 20 characters long.',
    passwordsDiffer: 'The two passwords are not the same.',
    acceptTerms: 'Accept the terms of use to continue.',
    usernameTaken: 'This username is already taken.',
    emailTaken: 'There is already an account with this email address.',
  },
  de: {
    usernameLength: 'Der Benutzername ist erforderlich und muss 2 bis 20 Zeichen lang sein.',
    usernameCharacters: 'Der Benutzername enthält ein unsichtbares Zeichen. Geben Sie ihn bitte neu ein.',
    incorrectMailFormat: 'Die E-Mail-Adresse ist erforderlich und muss 2 bis 120 Zeichen lang sein.',
    passwordLength: 'Das Passwort ist erforderlich und muss 2 bis 20 Zeichen lang sein.',
    passwordsDiffer: 'Die beiden Passwörter stimmen nicht überein.',
    acceptTerms: 'Akzeptieren Sie die Nutzungsbedingungen, um fortzufahren.',
    usernameTaken: 'Dieser Benutzername ist bereits vergeben.',
    emailTaken: 'Mit dieser E-Mail-Adresse gibt es bereits ein Konto.',
  },
  it: {
    usernameLength: 'Il nome utente è obbligatorio e deve avere da 2 a 20 caratteri.',
    usernameCharacters: 'Il nome utente contiene un carattere invisibile. Scrivilo di nuovo.',
    incorrectMailFormat: "L'indirizzo e-mail è obbligatorio e deve avere da 2 a 120 caratteri.",
    passwordLength: 'La password è obbligatoria e deve avere da 2 a 20 caratteri.',
    passwordsDiffer: 'Le due password non coincidono.',
    acceptTerms: "Accetta le condizioni d'uso per continuare.",
    usernameTaken: 'Questo nome utente è già in uso.',
    emailTaken: 'Esiste già un account con questo indirizzo e-mail.',
  },
  es: {
    usernameLength: 'El nombre de usuario es obligatorio y debe tener entre 2 y 20 caracteres.',
    usernameCharacters: 'El nombre de usuario contiene un carácter invisible. Escríbelo de nuevo.',
    incorrectMailFormat: 'El correo electrónico es obligatorio y debe tener entre 2 y 120 caracteres.',
    passwordLength: 'La contraseña es obligatoria y debe tener entre 2 y 20 caracteres.',
    passwordsDiffer: 'Las dos contraseñas no coinciden.',
    acceptTerms: 'Acepta las condiciones de uso para continuar.',
    usernameTaken: 'Este nombre de usuario ya está en uso.',
    emailTaken: 'Ya existe una cuenta con este correo electrónico.',
  },
}
