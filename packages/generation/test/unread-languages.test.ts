import { awarenessLevels, copyLengths, type Grounding } from '@adcopy/contract'
import { expect, test } from 'vitest'
import { createComposer, generate } from '../src/index.ts'
import { words } from '../src/text.ts'
import { grounded, request } from './fixtures.ts'

/** Brands in languages that no phrase of the composer is written in. */
const brands: Readonly<Record<string, Grounding>> = {
  it: grounded(
    {
      name: 'Forno Vela',
      description: 'Forno Vela è un panificio di quartiere a Bologna.',
      language: 'it',
      value_propositions: ['Pane con farina macinata a pietra', 'Focaccia calda dalle sette del mattino'],
      proof_points: ['Aperto dal 1988', 'Tre fornai in laboratorio'],
    },
    {
      avatars: [
        {
          name: 'Genitore di corsa',
          pains: ['La colazione si salta quasi ogni giorno'],
          desires: ['Pane buono per tutta la settimana'],
        },
      ],
    },
  ),
  pl: grounded(
    {
      name: 'Rowery Lipa',
      description: 'Rowery Lipa to warsztat rowerowy w Krakowie, który naprawia rowery miejskie.',
      language: 'pl',
      value_propositions: ['Przegląd roweru przed sezonem', 'Części zawsze na półce'],
      proof_points: ['Warsztat działa od 2009', 'Naprawa w dwa dni'],
    },
    {
      avatars: [
        { name: 'Dojeżdżający', pains: ['Łańcuch spada w drodze do pracy'], desires: ['Spokojna jazda po mieście'] },
      ],
    },
  ),
  he: grounded(
    {
      name: 'דפוס הגליל',
      description: 'דפוס הגליל הוא בית דפוס קטן בצפת שמדפיס ספרים והזמנות.',
      language: 'he',
      value_propositions: ['הדפסה על נייר ממוחזר', 'הגהה לפני כל הדפסה'],
      proof_points: ['פועל מאז 1975', 'שלושה דפסים ותיקים'],
    },
    {
      avatars: [{ name: 'מחברת', pains: ['הספר מחכה במגירה'], desires: ['להחזיק ספר מודפס ביד'] }],
    },
  ),
}

const wordsOf = (value: unknown) => new Set(words(JSON.stringify(value).replaceAll('\\n', ' ')))

test.each(Object.entries(brands))('a brand in %s gets copy of its own words alone', async (_, grounding) => {
  const known = wordsOf(grounding)
  for (const awarenessLevel of awarenessLevels) {
    for (const copyLength of copyLengths) {
      const asked = request({ grounding, awarenessLevel, copyLength, brief: 'Spring', seed: 'a' })
      const outcome = await generate(createComposer(), asked, { signal: new AbortController().signal })
      expect(outcome.ok, `${awarenessLevel} ${copyLength}`).toBe(true)
      const said = outcome.ok ? [...wordsOf(Object.values(outcome.copy))] : []
      expect(said.filter((word) => !known.has(word))).toEqual([])
      expect(said.length).toBeGreaterThan(3)
    }
  }
})
