import type { RecoveryTexts } from '../translation.ts'

export const recovery: RecoveryTexts = {
  recovery: {
    title: 'Contraseña olvidada',
    text: 'Indica tu nombre de usuario o tu correo electrónico. Te enviaremos un enlace para elegir una nueva contraseña.',
    account: 'Nombre de usuario o correo electrónico',
    accountRequired: 'Indica tu nombre de usuario o tu correo electrónico.',
    send: 'Enviar el enlace',
    sent: 'Si existe una cuenta con esos datos, hay un correo en camino. Contiene tu nombre de usuario y un enlace válido durante una hora.',
    notThere: '¿No ha llegado nada? Mira también en el correo no deseado.',
    failed: 'No se ha podido enviar tu solicitud. Inténtalo de nuevo en un momento.',
    askShop:
      'Contacta con la tienda indicando tu nombre de usuario o tu correo electrónico: puede darte un enlace para elegir una nueva contraseña.',
    mailBody: 'Mi cuenta: {name}',
    back: 'Volver a iniciar sesión',
    newTitle: 'Elige una nueva contraseña',
    newText: 'De dos a veinte caracteres. Las demás sesiones de tu cuenta se cerrarán.',
    newPassword: 'Nueva contraseña',
    save: 'Guardar la contraseña',
    saveFailed: 'No se ha podido guardar la contraseña. Inténtalo de nuevo en un momento.',
    doneTitle: 'Tu contraseña está guardada',
    done: 'La sesión está abierta en este dispositivo.',
    toCollages: 'Ver mis collages',
    spentTitle: 'Este enlace ya no es válido',
    spent:
      'Un enlace es válido durante una hora y solo se puede usar una vez. En cuanto se usa uno, los demás dejan de servir.',
  },
}
