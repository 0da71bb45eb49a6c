import type { AccessibilityTexts } from '../translation.ts'

export const accessibility: AccessibilityTexts = {
  accessibility: {
    title: 'Accesibilidad',
    intro:
      'Cualquiera debe poder crear aquí su collage. Aspiramos a las pautas WCAG 2.2, nivel AA, en los seis idiomas, en claro y en oscuro. Se cumplen en gran parte; lo que falta se indica más abajo.',
    testedTitle: 'Cómo lo comprobamos',
    tested: {
      axe: 'Un control automático (axe) examina las pantallas y las ventanas, en pantalla grande y en teléfono, con cada cambio del programa.',
      keys: 'Se hacen recorridos enteros solo con el teclado: llenar, intercambiar, recortar, escribir, deshacer.',
      touch:
        'Otros se hacen solo con el dedo, hasta una ventana de 320 píxeles de ancho. Nada obliga a arrastrar: todo lo que se arrastra se hace también con un botón o una tecla.',
      names:
        'El nombre y la función de los huecos, botones y mensajes que lee un lector de pantalla se comparan con lo esperado.',
      colours: 'El contraste se mide en claro y en oscuro y el movimiento se detiene cuando tu dispositivo lo pide.',
    },
    limitsTitle: 'Lo que aún no funciona',
    limits: {
      people: 'Nadie que use a diario un lector de pantalla lo ha probado todavía para nosotros.',
      pictures:
        'No se describe lo que muestran tus fotos: se leen por su nombre. Puedes darles un nombre claro donde las eliges; se queda en este dispositivo.',
      forced: 'Para los colores forzados de Windows hay reglas, pero nadie las ha mirado todas todavía.',
      framing:
        'El encuadre de una foto se ajusta con el teclado, pero solo se anuncia su ampliación, no la parte que se ve.',
      crosses:
        'Para el ratón, la cruz que quita una foto mide solo 20 píxeles. La tecla Supr y el menú de la foto hacen lo mismo.',
      service:
        'La conexión a un servicio de fotos externo se abre en la ventana de ese servicio, que no podemos mejorar.',
    },
    contactTitle: 'Dínoslo',
    contact:
      '¿Algo te lo impide? Díselo a la tienda que te ofrece este creador de collages, con la página donde ocurre y tu dispositivo.',
    reviewed: 'Comprobado el {date}.',
  },
}
