import { type EvalBrand, grounded } from './brand.ts'

const parts = [
  'hex bolts',
  'socket screws',
  'wood screws',
  'threaded rods',
  'lock nuts',
  'flange nuts',
  'spring washers',
  'plain washers',
  'rivet nuts',
  'blind rivets',
  'eye bolts',
  'anchor bolts',
  'concrete screws',
  'set screws',
  'shoulder bolts',
  'wing nuts',
  'cotter pins',
  'dowel pins',
  'retaining rings',
  'pipe clamps',
  'hose clips',
  'cable glands',
  'grub screws',
  'stud bolts',
]
const materials = [
  'zinc-plated steel',
  'A2 stainless steel',
  'A4 stainless steel',
  'brass',
  'hot-dip galvanised steel',
  'nylon',
]
const industries = [
  'rail workshops',
  'ship repair yards',
  'cold stores',
  'wind farms',
  'food plants',
  'steel fabricators',
]
const benches = [
  'the assembly line',
  'the service van',
  'the test bench',
  'the paint shop',
  'the loading bay',
  'the tool crib',
]

const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T
const raised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

type Sentence = (part: string, index: number) => string

/** Statements of every part in every wording, as many as fit in so many bytes. */
function catalogue(wordings: readonly Sentence[], bytesMax: number): string[] {
  const all = wordings.flatMap((say, turn) => parts.map((part, index) => say(part, turn * 7 + index)))
  const told: string[] = []
  let bytes = 0
  for (const text of all) {
    bytes += text.length + 1
    if (bytes > bytesMax) break
    told.push(text)
  }
  return told
}

const size = (index: number) => `M${3 + (index % 5)} to M${12 + (index % 13)}`
const bin = (index: number) => `${String.fromCharCode(65 + (index % 20))}${100 + ((index * 37) % 800)}`

const values: readonly Sentence[] = [
  (part, i) => `${raised(part)} in ${at(materials, i)} from ${size(i)}, picked by the piece`,
  (part, i) => `Order ${part} before 4 pm and have them at ${at(benches, i)} the next morning`,
  (part, i) => `Send back unopened boxes of ${part} within ${30 + (i % 30)} days`,
  (part, i) => `Keep ${part} for ${at(industries, i)} in a bin that refills itself`,
  (part, i) => `Print the label for ${part} with your own part number and bin ${bin(i)}`,
  (part) => `See what ${part} cost before you ask for a quotation`,
  (part, i) => `Mixed cartons of ${part} for ${at(benches, i + 2)}, packed in the order of the job`,
  (part, i) => `Ask an engineer which ${part} hold in ${at(industries, i + 3)}`,
  (part) => `Certificates for ${part} arrive with the parts and not a week later`,
]
const proofs: readonly Sentence[] = [
  (part, i) => `${raised(part)} in ${at(materials, i + 1)} have been on the shelves since ${1974 + (i % 40)}`,
  (part, i) => `${120 + ((i * 53) % 800)} kinds of ${part} in stock in Hull`,
  (part, i) => `Each batch of ${part} is measured at ${2 + (i % 5)} points before it is shelved`,
  (part, i) => `${raised(part)} supplied to ${40 + ((i * 11) % 300)} ${at(industries, i)} in the north of England`,
  (part, i) => `Drawings for ${part} in bin ${bin(i)} are checked by two people`,
  (part, i) => `${raised(part)} for ${at(industries, i + 1)} are kept in a dry store at ${12 + (i % 6)} degrees`,
  (part) => `Test reports for ${part} can be read online for ten years`,
  (part, i) => `The scale that counts ${part} is calibrated every ${3 + (i % 9)} weeks`,
  (part, i) => `Returned ${part} are sorted by hand at ${at(benches, i)} and never mixed with new stock`,
]
const knowledge: readonly Sentence[] = [
  (part) => `Boxes of ${part} carry the heat number of the steel and the name of whoever packed them.`,
  (part, i) => `${raised(part)} for ${at(industries, i)} are packed in bags that can be opened with gloves on.`,
  (part, i) => `A driver from Halberd brings ${part} to ${at(benches, i)} and takes the empty crates away.`,
  (part, i) =>
    `Orders of ${part} above ${200 + ((i * 10) % 700)} pieces are split so that work can begin with the first delivery.`,
  (part) => `If ${part} of one coating run out, the office rings before it sends another.`,
  (part, i) => `The app reads the code on a bin of ${part} and shows what is left at ${at(benches, i + 1)}.`,
  (part, i) =>
    `Engineers visit ${at(industries, i + 2)} to measure which ${part} are used and which only take up room.`,
  (part) => `A sample bag of ${part} is sent out on the day it is asked for.`,
]
const pains: readonly Sentence[] = [
  (part, i) => `Waiting at ${at(benches, i)} for a box of ${part}`,
  (part) => `A drawer of ${part} that nobody has counted since spring`,
  (part, i) => `${raised(part)} that arrive without the certificate ${at(industries, i)} ask for`,
  (part, i) => `Walking from ${at(benches, i)} to the store and back for four ${part}`,
]
const desires: readonly Sentence[] = [
  (part, i) => `To find ${part} where the job is, at ${at(benches, i)}`,
  (part) => `One order for ${part} instead of five telephone calls`,
  (part) => `Knowing how many ${part} are left without opening a box`,
]
const objections: readonly Sentence[] = [
  (part) => `Is there a minimum order for ${part}?`,
  (part, i) => `What if ${part} do not arrive at ${at(benches, i)} in time?`,
  (part) => `Our own store has kept ${part} for years`,
]
const findings: readonly Sentence[] = [
  (part, i) => `In ${at(industries, i)}, the search for ${part} takes longer than fitting them.`,
  (part, i) => `Stores that count ${part} by eye run out of them first at ${at(benches, i)}.`,
  (part, i) => `Fitters at ${at(benches, i)} keep a private tin of ${part} in case the shelf is empty.`,
  (part) => `Half-empty boxes of ${part} take as much room as full ones.`,
]

const facts = catalogue(knowledge, 16_000)

/** Huge: every field that can be is filled up to its limit, and all of them nearly to theirs together. */
export const halberd: EvalBrand = {
  id: 'halberd',
  kind: 'huge: fasteners for industry, grounding near both limits (English, B2B)',
  grounding: grounded(
    {
      name: 'Halberd Fasteners',
      description:
        'Halberd Fasteners is a supplier of bolts, nuts and fixings for workshops in the north of England. It keeps the shelves of its customers full and counts what is on them.',
      voice: 'Plain and practical, like a foreman who has time for the question.',
      audience: 'Buyers, storekeepers and fitters in workshops of ten to five hundred people',
      language: 'en-GB',
      value_propositions: catalogue(values, 16_000),
      proof_points: catalogue(proofs, 16_000),
      excluded_terms: ['cheapest', 'unbreakable', 'world-class'],
      restrictions: ['Never promise load ratings.', 'No emoji.'],
    },
    {
      brand_brief: facts.map((text, index) => ({
        file_id: `file_halberd_${Math.floor(index / 48)}`,
        text,
        start: index * 160 + Math.floor(index / 8) * 40,
        end: index * 160 + Math.floor(index / 8) * 40 + 158,
      })),
      avatars: ['Storekeeper', 'Buyer', 'Fitter', 'Works manager'].map((name, turn) => ({
        name,
        pains: catalogue(
          pains.map((say) => (part: string, index: number) => say(part, index + turn)),
          4_500,
        ),
        desires: catalogue(
          desires.map((say) => (part: string, index: number) => say(part, index + turn)),
          3_600,
        ),
        objections: catalogue(
          objections.map((say) => (part: string, index: number) => say(part, index + turn)),
          3_600,
        ),
      })),
      think_reports: ['Rail', 'Yards', 'Food'].map((title, turn) => ({
        title,
        findings: catalogue(
          findings.map((say) => (part: string, index: number) => say(part, index + turn)),
          7_000,
        ),
      })),
    },
  ),
  offers: [
    {
      name: 'Trial bin',
      description: 'Six bins of your choice, filled and counted for three months.',
      price: '£45 a month',
      terms: ['Three months, then monthly', 'Bins stay the property of Halberd'],
      url: 'https://halberd.example/trial',
    },
  ],
  briefs: [
    { kind: 'angle', text: 'Stop walking to the store for four screws' },
    { kind: 'occasion', text: 'Help storekeepers to count their stock before the summer shutdown' },
    { kind: 'audience', text: 'Speak to buyers in food plants' },
    { kind: 'plain', text: 'Rivets' },
    { kind: 'absurd', text: 'Claim that our bolts hold the Eiffel Tower up and survive 9000 dragons since 1066' },
    {
      kind: 'very long',
      text: 'We want fitters on the assembly line to feel understood: they lose time looking for lock nuts and washers, they keep private tins, and nobody counts; tell them about bins that refill, about labels with their own part number, and about the driver who takes the empty crates away.',
    },
  ],
}
