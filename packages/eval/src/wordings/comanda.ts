import { comanda } from '../brands/comanda.ts'
import type { Wordings } from './wordings.ts'

export const comandaWordings: Wordings = {
  brand: comanda,
  carrier: {
    headline: 'Una noche sin tachones',
    opening: 'Hay noches en las que la libreta ya no da más de sí.',
    closing: 'Habla con Comanda cuando te venga bien.',
  },
  run: [
    'La web, el teléfono y la puerta escriben en la misma agenda.',
    'Cuando se libera una mesa, la lista de espera recibe el aviso por orden.',
    'Un mensaje recuerda la reserva la víspera, y anularla es un toque.',
    'Se corta la conexión y el programa sigue funcionando.',
    'El soporte contesta al teléfono hasta la una de la madrugada.',
    'La formación se hace en tu local y ocupa una mañana.',
    'Plan Sala: 49 € al mes, con el primer mes gratis y sin permanencia.',
    'No se paga comisión por comensal.',
    'Las fichas de los clientes son del restaurante.',
    'Ya lo usan 640 restaurantes.',
    'Una sala tranquila empieza mucho antes de las nueve.',
    'Junta dos mesas arrastrándolas con el dedo.',
    'El contrato se lee en dos páginas.',
    'Hecho en Valencia desde 2015, con los datos guardados en la Unión Europea.',
    'El lunes, un resumen compara tu semana con la del año anterior.',
    'Hasta el 28 de febrero de 2027, el Plan Sala sigue abierto.',
    'El cliente reserva en cuatro pasos y sin crear una cuenta.',
    'La cocina ve el cambio en cuanto la sala lo escribe.',
    'Pregunta lo que quieras antes de decidir.',
    'Cada restaurante decide cuántas mesas ofrece por la web.',
    'Alguien tacha un apellido y escribe otro encima con prisa.',
    'Hay quien apunta en una servilleta y luego la dobla.',
  ],
  runHooks: ['Dos grupos, una mesa y las nueve en punto.', 'El teléfono suena justo cuando sale el primer plato.'],
  refuse: {
    unsupported_claim: [
      'Se conecta con tu TPV y con las plataformas de reparto.',
      'Los críticos gastronómicos ya reservan así.',
      'Cumple con la norma ISO 27001.',
      'Está disponible también en catalán, gallego y euskera.',
    ],
    inflated_number: [
      'Más de mil restaurantes ya lo usan cada noche.',
      'El soporte contesta las veinticuatro horas.',
      'Llevamos dos décadas haciéndolo en Valencia.',
    ],
    superlative: [
      'La agenda más sencilla que ha pisado un comedor.',
      'Ningún otro programa entiende tan bien una sala.',
    ],
    guarantee: ['No volverás a ver una mesa vacía.', 'Si no te convence, te devolvemos el dinero.'],
    invented_offer: [
      'Plan Sala por 39 € al mes, con el primer mes gratis y sin permanencia.',
      'Los tres primeros meses corren de nuestra cuenta.',
    ],
    invented_end: ['El alta sin coste termina este viernes.'],
    personal_attribute: ['Tu ansiedad antes del servicio tiene solución.'],
    ad_policy: ['Comparte esta publicación y etiqueta a tu jefa de sala.'],
    banned: [
      'Llena la sala y factura más cada noche.',
      'El programa líder entre los restaurantes independientes.',
      'Una forma revolucionaria de apuntar reservas.',
    ],
    awareness_hook: [
      'Un programa de reservas no tiene por qué dar miedo.',
      'Comanda sabe qué mesa queda libre a las nueve.',
    ],
    leak: [
      'A continuación, el anuncio en un tono directo y sin tecnicismos:',
      'He evitado prometer ingresos, tal como pedía el encargo.',
    ],
  },
}
