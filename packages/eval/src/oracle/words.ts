type Lists = Readonly<Record<string, string>>

// Beginnings of words that rank, promise, give away or press.
const beginnings: Lists = {
  en: `cheap, leading, number one, no. 1, #1, perfect, unique, unbeat, unrival, ultimate, guarant, forever,
    no risk, proven, certif, award, official, expert, discount, exclusiv, unlimited, bonus, refund,
    limited time, last chance, while stocks`,
  de: `günstig, billig, führend, nummer eins, nr. 1, perfekt, einzigartig, unschlagbar, preisgekrönt, garant,
    bewiesen, erwiesen, zertifi, offiziell, expert, ausgezeichnet, kostenlos, gratis, umsonst, rabatt, exklusiv,
    unbegrenzt, solange der vorrat, letzte chance`,
  fr: `meilleur, moins cher, numéro un, n° 1, parfait, unique, imbattable, incomparable, leader, garant, prouv,
    certifi, primé, officiel, expert, sans risque, à vie, gratuit, offert, remise, exclusi, illimité, rembours,
    dernière chance, dans la limite des stocks`,
  es: `mejor, líder, número uno, n.º 1, perfect, únic, inmejorable, imbatible, barat, garant, demostrad,
    certific, premiad, oficial, expert, sin riesgo, gratis, gratuit, regal, descuento, ilimitad, reembols,
    exclusiv, última oportunidad, hasta agotar`,
}

// Short words that begin others, and numbers from two upwards; left out are those that are other words as well.
const wholes: Lists = {
  en: `best, free, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, fifteen, twenty,
    thirty, forty, fifty, sixty, seventy, eighty, ninety, hundred, hundreds, thousand, thousands, million,
    millions, dozen, dozens, half, twice, double`,
  de: `beste, besten, bester, bestes, bestem, zwei, drei, vier, fünf, sechs, sieben, acht, neun, zehn, elf,
    zwölf, fünfzehn, zwanzig, dreißig, vierzig, fünfzig, sechzig, siebzig, achtzig, neunzig, hundert, hunderte,
    tausend, tausende, million, millionen, dutzend, hälfte, doppelt`,
  fr: `deux, trois, quatre, cinq, six, sept, huit, dix, onze, douze, quinze, vingt, trente, quarante, cinquante,
    soixante, cent, centaines, mille, milliers, million, millions, douzaine, dizaine, moitié, double`,
  es: `dos, tres, cuatro, cinco, seis, siete, ocho, nueve, diez, doce, quince, veinte, treinta, cuarenta,
    cincuenta, sesenta, setenta, ochenta, noventa, cien, cientos, mil, miles, millón, millones, docena, mitad,
    doble`,
}

// Words for how often and how soon: everyday ones of a reader's day, and a promise where a sentence speaks of the brand.
const adverbs: Lists = {
  en: 'only, never, always, instant, instantly, immediately, at once',
  de: 'nur, nie, niemals, immer, stets, sofort, umgehend',
  fr: 'seul, seule, seuls, seules, seulement, jamais, toujours, immédiat, immédiate, immédiatement, aussitôt',
  es: 'solo, sólo, solamente, nunca, jamás, siempre, inmediato, inmediata, inmediatamente, enseguida',
}

const ourselves: Lists = {
  en: 'we, us, our, ours',
  de: 'wir, uns, unser, unsere, unserem, unseren, unserer, unseres',
  fr: 'nous, notre, nos',
  es: 'nosotros, nosotras, nos, nuestro, nuestra, nuestros, nuestras',
}

const listed = (lists: Lists) => (language: string | undefined) => {
  const own = lists[language?.slice(0, 2).toLowerCase() ?? '']
  const asked = own === undefined ? Object.values(lists) : [own]
  return [...new Set(asked.flatMap((list) => list.split(/,\s+/)))]
}

/** Words that copy says only after its sources, of the brand's language or of all where it has not said which. */
export const beginningsOf = listed(beginnings)
export const wholesOf = listed(wholes)
export const adverbsOf = listed(adverbs)
export const ourselvesOf = listed(ourselves)
