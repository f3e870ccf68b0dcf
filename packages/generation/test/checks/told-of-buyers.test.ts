import { expect, test } from 'vitest'
import { unsupportedIn } from '../../src/checks/claims.ts'
import { grounded } from '../fixtures.ts'

/** What copy says of those who buy, and a source's sentence that says as much of them from the other side. */
const pairs = [
  [
    'en',
    'Schools and allotment societies borrow here for a whole term.',
    'Zed lends to schools and allotment societies for a whole term.',
  ],
  ['en', 'Schools borrow with us.', 'Loans to schools last a term.'],
  ['en', 'Hotels cook with us.', 'The kitchens of hotels cook on it.'],
  ['en', 'Companies eat here.', 'Companies come to eat at noon.'],
  ['en', 'Schools train here.', 'Zed trains schools on Mondays.'],
  ['en', 'Several hotels bake with us.', 'Zed bakes for hotels.'],
  ['en', 'Hotels rely on us.', 'Hotels have relied on it for years.'],
  ['en', 'It is poured in hotels.', 'Hotels pour it at breakfast.'],
  ['en', 'You will find it in hotels.', 'Found in hotels along the coast.'],
  ['de', 'Schulen kaufen bei uns.', 'Schulen sind Käufer der ersten Stunde.'],
  ['de', 'Hotels kochen mit uns.', 'Gekocht wird damit in Hotels.'],
  ['de', 'Hotels backen mit uns.', 'Zed backt für Hotels.'],
  ['de', 'Hotels beziehen bei uns.', 'Hotels beziehen die Brote am Morgen.'],
  ['de', 'Hotels führen unser Brot.', 'Das Brot wird in Hotels geführt.'],
  ['de', 'Hotels verwenden unser Brot.', 'Zed wird von Hotels verwendet.'],
  ['fr', 'Des hôtels cuisinent avec nous.', 'La cuisine des hôtels le demande.'],
  ['fr', 'Des hôtels choisissent nos pains.', 'Zed a été choisi par des hôtels.'],
  ['fr', 'Servi dans des hôtels.', 'Des hôtels le servent au matin.'],
  ['fr', 'Proposé dans des hôtels.', 'Des hôtels le proposent au matin.'],
  ['fr', 'Des hôtels achètent chez nous.', 'Des hôtels viennent acheter le matin.'],
  ['es', 'Los hoteles cocinan con nosotros.', 'En los hoteles cocinan con él.'],
  ['es', 'Los hoteles piden aquí.', 'Zed recibe pedidos de hoteles.'],
  ['es', 'Los hoteles utilizan nuestro pan.', 'Utilizado en hoteles.'],
  ['es', 'Los hoteles venden nuestro pan.', 'Los hoteles lo venden.'],
  ['es', 'Se encuentra en los hoteles.', 'Zed se puede encontrar en hoteles.'],
] as const

test.each(pairs)('%s: %s is told by: %s', (language, said, source) => {
  const told = (fact: string) =>
    unsupportedIn(said, {
      grounding: grounded({ name: 'Zed', language, description: 'Zed.', proof_points: [fact] }),
      offer: null,
    })
  expect(told('Zed.')).not.toEqual([])
  expect(told(source)).toEqual([])
})
