import { type EvalBrand, grounded, known } from './brand.ts'

const product = `# Reservas

- Las reservas de la web, del teléfono y de la puerta llegan a una sola agenda.
- El plano de sala muestra qué mesa queda libre y a qué hora.
- Un mensaje recuerda la reserva la víspera y permite anularla con un toque.
- La lista de espera avisa por orden cuando se libera una mesa.

# Equipo

- Cada turno ve sus mesas, sus alergias y sus notas en una tableta.
- La cocina recibe los cambios en cuanto la sala los escribe.
- Los permisos separan lo que ve la sala de lo que ve la gerencia.

# Puesta en marcha

- Una persona del equipo de Comanda carga el plano y los horarios.
- La formación se hace en el local, en una mañana.
- Los datos se exportan en una hoja de cálculo cuando se quiera.
- El programa funciona sin conexión y se pone al día después.

# Durante el servicio

- Una mesa cambia de color cuando pide la cuenta.
- La hora prevista de salida se ajusta según el ritmo de la noche.
- Las mesas se juntan y se separan arrastrándolas con el dedo.
- Un grupo que llega tarde aparece arriba del todo en la agenda.
- La tableta guarda el turno aunque se apague.
- Las notas de la cocina se leen a dos metros de distancia.

# Quien reserva

- La reserva se hace en cuatro pasos y sin crear una cuenta.
- El restaurante decide cuántas mesas ofrece por la web y cuántas guarda.
- Los mensajes llevan el nombre del restaurante y no el de Comanda.
- Las fichas de los clientes pertenecen al restaurante.
- Una ficha recuerda la mesa preferida y el último postre.
- Quien anula deja la mesa libre para la lista de espera.

# Gerencia

- El resumen del lunes compara la semana con la del año anterior.
- Los turnos de sala se imprimen en una hoja.
- Varios locales comparten una sola lista de clientes.
- El contrato se lee en dos páginas.
- Cada factura dice qué se cobra y por qué.
- Los cambios de plan se hacen por teléfono y valen desde el mes siguiente.
`

/** Spanish, B2B. */
export const comanda: EvalBrand = {
  id: 'comanda',
  kind: 'booking software for restaurants (Spanish, B2B)',
  grounding: grounded(
    {
      name: 'Comanda',
      description: 'Comanda es un programa de reservas y sala para restaurantes independientes.',
      voice: 'Directa y sin tecnicismos.',
      audience: 'Propietarios y jefes de sala de restaurantes independientes',
      language: 'es-ES',
      value_propositions: [
        'Una sola agenda para la web, el teléfono y la puerta',
        'El plano de sala al día, mesa por mesa',
        'Recordatorios que la gente contesta con un toque',
        'Alergias y notas a la vista en cada turno',
        'Sin comisión por comensal',
        'Formación en el local, en una mañana',
      ],
      proof_points: [
        'Usado en 640 restaurantes',
        'Hecho en Valencia desde 2015',
        'Soporte por teléfono hasta la una de la madrugada',
        'Funciona sin conexión',
        'Datos guardados en la Unión Europea',
      ],
      excluded_terms: ['barato', 'revolucionario', 'líder'],
      restrictions: ['Nunca prometer más ingresos.', 'Sin signos de exclamación.'],
    },
    {
      brand_brief: known('file_comanda', product),
      avatars: [
        {
          name: 'Jefa de sala',
          pains: [
            'Dos grupos con la misma mesa a las nueve',
            'Una libreta con tachones que solo entiende quien la escribió',
            'El teléfono que suena en pleno servicio',
            'Mesas reservadas que se quedan vacías sin avisar',
          ],
          desires: [
            'Saber a las siete cómo viene la noche',
            'Un servicio en el que nadie corra detrás de la agenda',
            'Recibir a la gente por su nombre',
          ],
          objections: ['¿Y si se cae la conexión?', 'El equipo ya tiene su libreta.'],
        },
      ],
      think_reports: [
        {
          title: 'Una noche de servicio',
          findings: [
            'Buena parte de las mesas vacías eran reservas que nadie anuló.',
            'Los cambios de última hora se pierden entre el teléfono y la cocina.',
            'Quien recibe un recordatorio suele contestar el mismo día.',
          ],
        },
      ],
    },
  ),
  offers: [
    {
      name: 'Plan Sala',
      price: '49 € al mes',
      valid_until: '28 de febrero de 2027',
      terms: ['Primer mes gratis', 'Sin permanencia'],
      url: 'https://comanda.example/sala',
    },
  ],
  briefs: [
    { kind: 'angle', text: 'Menos mesas vacías por reservas olvidadas' },
    { kind: 'occasion', text: 'Preparar la sala antes de la temporada de verano' },
    { kind: 'audience', text: 'Hablar a jefes de sala de restaurantes pequeños' },
    { kind: 'plain', text: 'Reservas sin comisión' },
    { kind: 'absurd', text: 'Decir que los pulpos de Neptuno nos dan 7 estrellas y que pagamos en tortugas' },
    {
      kind: 'very long',
      text: 'Queremos un texto tranquilo para dueños que todavía apuntan las reservas en una libreta y temen que un programa les complique la noche; contar la formación en el local, el funcionamiento sin conexión y el plano de sala, sin prometer ingresos y sin palabras de informático.',
    },
  ],
}
