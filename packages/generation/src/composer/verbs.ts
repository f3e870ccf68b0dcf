const bases =
  `accept access add adjust aim align allow analyse analyze answer appear apply arrange arrive ask assign attach
avoid back bake balance be become begin believe belong blend block bloom book borrow boost bring browse build buy calculate
call cancel capture care carry catch change charge check choose cite clean clear click close coach collect combine come
compare complete connect contain convert cook cool copy cost cover craft create cut deal decide declare deliver depend design
detect develop discover display do download draft draw drink drive drop earn eat edit email enable end enjoy enter escape
exercise expect explain explore export extract face fall feel fetch fight file fill filter find finish fit fix flag follow
forget format gather generate get give go grind group grow guide handle happen have hear help hide hire hold host hunt import
improve include insert install introduce invite join jump keep know label last launch lead learn leave lend let lie link list
listen live load log look lose love lower make manage mark match mean measure meet mend miss mix monitor move name need notice
offer open operate order organise organize own pack pause pay pick place plan plant play point prefer prepare preserve press
prevent print produce promise protect prove provide publish pull put raise reach read rebuild receive recommend record recycle
reduce refund reheat release rely remember remind remove rent repair replace reply report request require rescue reserve reset
rest retrieve return retype reuse review revise roast run save scan schedule search see select sell send serve set share ship
show sign simplify sit sleep solve sort source speak spend split spot stand start stay stop store stream struggle study submit
subscribe suit support survive switch sync synchronise synchronize tag take talk taste teach tell test think throw track train
translate travel treat trust try turn understand unlock update upgrade upload use visit waste wait wake walk want warm wash watch
wear weigh welcome work worry wrap write yield`.split(/\s+/)

const irregular: ReadonlyArray<[string, string]> = [
  ['is', 'are'],
  ['has', 'have'],
  ['does', 'do'],
  ['goes', 'go'],
  ["isn't", "aren't"],
  ["hasn't", "haven't"],
  ["doesn't", "don't"],
  ['was', 'were'],
]

const baseForms: ReadonlySet<string> = new Set(bases)

function thirdPersonOf(base: string): string {
  if (/(?:[sxz]|ch|sh|o)$/.test(base)) return `${base}es`
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`
}

const thirdToBase: ReadonlyMap<string, string> = new Map([
  ...bases.map((base): [string, string] => [thirdPersonOf(base), base]),
  ...irregular,
])

/** Words that are only ever finite verbs: where one stands, the text is a sentence. */
const finite = new Set(
  `is are was were am has have had does do did can cannot can't could will won't would should must may might isn't aren't
  wasn't weren't hasn't haven't doesn't don't didn't couldn't wouldn't shouldn't it's that's there's you're they're we're
  i'm became began got gets went came made took grew kept saw said`.split(/\s+/),
)

/** Whether the word is a verb as one gives orders with it: `save`. */
export const isBase = (word: string) => baseForms.has(word.toLowerCase())

/** Whether the word is a verb as a third person does it: `saves`, `is`. */
export const isThirdPerson = (word: string) => thirdToBase.has(word.toLowerCase())

/** `saves` → `save`, `is` → `are`: the form that goes with "you". Null for what is no such verb. */
export const secondPersonOf = (word: string): string | null => thirdToBase.get(word.toLowerCase()) ?? null

export const isAlwaysFinite = (word: string) => finite.has(word.toLowerCase().replace('’', "'"))
