import { functionWords } from './claims/near.ts'
import { isNumberWord } from './claims/number-words.ts'

/**
 * Words that say nothing of a brand by themselves, as they are written in running text, small: what any advertisement is held
 * together with, whatever it is for. Function words stand elsewhere; what could be a property, a product, a place, a customer or a
 * service of anybody is left out.
 */
const lists: Readonly<Record<string, string>> = {
  en: `
    being tried wrote written spoke whose pm am anyhow somewhat
    wear wears unless after down shrug mark lies familiar repetition costs reasonable seldom sorts workaround workarounds fixes expected against solve writing monday tuesday wednesday thursday friday saturday sunday
    judge judged judging quickly written ordinary adjective adjectives begun becoming overall daily afterwards beforehand elsewhere plenty bother bothers
    cannot along among towards myself yourself himself herself his hers him he'd she'll again ago almost alone already also always another anybody anyone anything anyway apart around aside away back because before behind
    beside besides between both but came come comes coming could did didn't doesn't doing done don't either else enough even ever everybody
    everyone everything everywhere far few finally for further gets get getting give gives given go goes going gone got gotten had half
    hardly haven't he's here's i'll i'm i've indeed inside instead isn't it'll it's itself just keep keeps keeping kept knew know knowing
    knows known last later least let let's lets like likely little long longer lot lots made make makes making many may maybe me meanwhile
    might mind mine most mostly much must myself near nearly neither never next no nobody none nor nothing nowadays nowhere off often once
    one ones onto other others otherwise ought ours ourselves outside own part perhaps please possible probably put puts putting quite
    rather really right said same saw say saying says second see seem seems seen sees several shall she's should since so some somebody
    somehow someone something sometimes somewhere soon still stay stays stayed such sure take taken takes taking tell telling tells that's
    themselves there's they're they've third though thought through throughout thus till together told tonight too took toward towards
    turn turned turns twice until upon us use used uses using usual usually very via wasn't way ways we'll we're we've well went weren't
    what's whatever whenever where wherever whether whichever while who's whoever whom whose won't would wouldn't wrong yes yet you'd
    you'll you're you've yours yourself ain't aren't can't couldn't hasn't shouldn't
    able add added adds aim aims answer answered answers appear ask asked asking asks became become becomes began begin beginning begins
    belong belongs bring brings brought calls called call carry carries case cases catch change changes changed changing check checks
    choice choices choose chooses choosing chosen close closer coming compare compared compares comparing comparison consider count counts
    day days deal decide decided decides deciding decision depend depends detail details differ difference different doubt each early
    earlier easier easily easy end ended ending ends evening evenings every everyday exact exactly example examples explain fact facts
    fair fairly fall falls fast feel feeling feels felt figure find finding finds fine first fit fits follow followed follows forget
    forgotten form forward found full glad good great habit hand hands happen happened happens hard head hear heard held help helped helps
    hesitate hint hold holding holds hope hour hours hurry idea ideas important interest interested interesting keen kind kinds large late
    lead leads learn learning learns leave leaves leaving left less level life light line lines list listed lists live lived lives living
    look looked looking looks lose lost love loved main matter matters mean means meant measure meet meets mention minute minutes miss
    moment moments month months morning mornings move moved moves moving name named names need needed needn't needs new nice night nights
    note notes notice noticed now number numbers offer offers offered old open opened order pace pass past people perfect person pick
    picked pile place places plain plan planned plans play pleased point points promise proper question questions quick quiet quietly
    reach read reading ready real reason reasons remain remains remember rest room round run running runs rush save search seat sense set
    sets settle settled shape short show showed shown shows side sight simple simpler simply sit sits sitting size slow slowly small
    sooner sort sorted sound sounds space speak spend spent stand standing stands start started starting starts step steps stop stopped
    stops story straight suit suits suited switch table talk talks test thing things think thinking thinks thoughtful time times today
    tomorrow top touch tried tries trouble trust trying understand unlike wait waited waiting waits walk want wanted wants watch week
    weekend weekends weeks welcome whole wish wished wishes wonder word words work worked working works world worry worth write year years
    yesterday yourselves anywhere asap bigger bit bits brief clear clearly common curious day's difficult done ease every effort final
    heading hold'em introduce latest list longest lookout missing moment's nothing's obvious overdue overview perhaps piece pieces rarely
    rather say-so self setting shorter shortlist someone's suggestion sum summary tick today's tomorrow's week's year's worthwhile aloud
    honest honestly slogan slogans advert speaks themselves begin's wherever's
  `,
  de: `
    er hätte hätten wäre wären sei ohnehin trotzdem vermutlich wahrscheinlich bevor inzwischen eigentlich längst bloß gelesen gelernt herauszufinden dennoch damals
    abwechslung vertragen zuckt vorsatz nächste nächsten nächster nächstes laune besondere besonderen anlass womöglich wert versuch wild klassiker allemal kostet dauer nerven wichtigeres thema aufschieben weile aussehen vormittag ließe ginge umweg sachlich umschweife engere auswahl setz anhand prüfe lohnt genauer betrachtet legen leg bisherige bestimmen bestimmst montag dienstag mittwoch donnerstag freitag samstag sonntag montags dienstags mittwochs donnerstags freitags samstags sonntags
    ins genügt genügen klare klaren klarer klares einzelheit einzelheiten prüfen prüft spiel tipp tipps lösung fern ferne alte alten alter altes lied erzählen erzählt ähnlich ähnliches tröstet ändern ändert gäbe schöner schöneres alltag zeile zeilen verraten verrät geschrieben weitergeht weitergehen entscheidest entscheide vergleiche gespräch nachlesen schlagwort schlagworte rollen rolle bleibe bleibst gehst mache brauche sehe siehst finde findest denkst weißt suchst nehme nimmst gebe gibst halte hältst bekannte derart
    jedem jeden jeder jedes jede keinem keinen keiner keines deinem deinen deiner eurem euren ihres ihrem dasselbe derselbe demselben denselben einzige einzigen einziger einziges
    allerlei ab aber abend abends ach alle allein alleine allem allen aller allerdings alles allzu als also am an andere anderem anderen anderer
    anderes anders andersherum anfang anfangen anfängt angebot angebote ans anschauen ansehen antwort antworten art arten auch auf aufhören
    augen augenblick aus ausdenken außer außerdem bald bedeutet beginn beginnen beginnt beginne behalten behält bei beide beiden beides beim
    beispiel bekannt bekommen bekommt bereit bereits besonders besser bessere besseren besserer besseres bestimmt bevor bin bis bisher
    bist bitte bleiben bleibt blick blicke brauchen braucht brauchst bringen bringt da dabei dadurch dafür dagegen daheim daher dahin
    dahinter damals damit danach daneben dann daran darauf daraus darf darin darüber darum darunter davon davor dazu dazwischen denken
    denkt denn denen deren derer deshalb dessen detail details dich dies diese dieselbe diesem diesen dieser dieses dinge dingen ding dir
    direkt doch dort drei dritte drum durch dürfen dürft eben ebenfalls ebenso eher eigene eigenen eigener eigenes eigentlich einander
    einem einfach einfache einfachen einfacher einfaches einige einigen einiges einmal eins einzeln einzelne ende enden endet endlich
    entscheiden entscheidet entscheidung entweder erfahren erfährt erklärt erst erste ersten erster erstes etwa etwas euch euer eure euren
    fällt fall falls fängt fast fehlen fehlt fest finden findet fragen fragt frage früh früher fühlen fühlt für gab ganz ganze ganzen ganzer ganzes
    gar geben gedacht gedanke gedanken geeignet gefallen gefällt gefragt gegen gegenüber gehen gehören gehört geht geworden gelegenheit gelegenheiten gemacht gemeint gemeinsam genau
    genug gerade gern gerne gesagt gesehen gestern gewesen gewiss gewöhnlich gibt ging gleich gleichen gleiche grund gründe groß große
    großen großer großes gut gute guten guter gutes gilt gelten hab habe haben hält halten hand hängt hast hat hatte hatten hause heißen
    heißt helfen hilft her heraus herein heute heutige hier hierher hin hinaus hinein hinter hinweis hört hören ich ideal idee ideen ihm
    ihn ihnen ihr ihrem ihrer ihres immer innen interessiert irgendwann irgendwie irgendwo ja jahr jahre jahren jedenfalls jederzeit jemand jemanden jene
    jetzt kam kann kannst kaum kennen kennt kennenlernen klar klein kleine kleinen kleiner kleines klingt komm kommen kommt kommst könnte könnten
    könnt können kopf kurz kurze kurzen lang lange langen länger langsam lass lassen lässt last laufen läuft leben leicht leichte leichter
    lernen lesen leute leuten letzte letzten lieb lieber lief liegen liegt linie liste listen los mach machen macht machst mag mal man manche manchem manchen
    mancher manches manchmal mehr meine meinem meinen meiner meinung meist meiste meisten meistens mensch menschen merken merkt mich minute minuten mir
    mitten mittag möchte möchten mögen möglich möglichkeit moment momente monat monate monaten morgen morgens müssen müsste muss musst na nachher nacht nah
    nahe näher name namen nämlich natürlich neben nehmen nennt neu neue neuen neuer neues neugier neugierig nichts nie niemand niemanden nimmt nirgends noch
    nochmal notiz nun nutzen nutzt ob oben obwohl offen offene offenen oft ohne ordnung ort paar passen passend passende passt person
    personen plan plane pläne platz plötzlich punkt punkte rat raum rede reden recht rein reicht reihe richtig richtige richtigen ruhe ruhig rund runde sache
    sachen sag sagen sagt sah schauen schaut schau schlecht schluss schnell schneller schon schön schöne schönen schreiben schritt schritte schwer sehen sehr seht
    seid sein seine seinem seinen seiner seite seiten selbst selten setzen sich sicher sieht siehe sinn sitzen sitzt so sobald sofort
    sogar solch solche solchen solcher soll sollen sollte sollten sollst sondern sonst soviel soweit sowie spät später spielen sprechen spricht stand statt
    stehen steht stelle stellen stellt stimmen stimmt stück stunde stunden suche suchen sucht tag tage tagen täglich tat teil teile tun tut über überall
    überhaupt überlegen übrig übrigens uhr um umgekehrt und ungefähr uns unten unterschied unterwegs verdienen verdient vergessen vergleich vergleichen vergleicht versprechen
    versteht verstehen viel viele vielem vielen vieles vielleicht voll völlig vom von vor voran voraus vorbei vorher vorn vorne vorschlag vorstellen wahl wählen wählt wahr wann war wäre
    waren warten wartet warum was weg wege wegen weil weit weiter weitere weiteren weiteres weiterhin weiß welche welchem welchen welcher welches welt
    wem wen wenig wenige weniger wenigstens wer werde werden werdet weshalb wessen wichtig wichtige wieder wiederum will willkommen willst wir wird wirkt wirklich wirst wissen wo
    wobei woche wochen wochenende wofür woher wohin wohl wollen wollte wollt womit woran worauf woraus worin wort worte worten worüber worum wovon wozu wunsch wünsche wünschen wünscht würde würden
    wurde wurden zahl zahlen zählen zählt zeigen zeigt zeit zeiten ziel ziele ziemlich zu zudem zuerst zuletzt zumindest zunächst zurecht zusammen zuvor zwar zwei zweite zweiten zweimal zweiter
    zwischen zwischendurch dürfte notier notieren nimm gib schreib such frag geh hol schlägt schätzen macht's gibt's geht's wer's ehrlich fair fairer überblick kürze stichworten
  `,
  fr: `
    mardi mercredi jeudi vendredi samedi dimanche auraient eût presque chose dessus dessous
    sous hausse lève racontent console régler mises pèsent vécu scène souvient hoche lancer genre occasion connaissance là découvrir découvrez découvre prévoir tranquillement mérite pensée reviendra recommencera remettre tentant servir intervient reposée sûrement direct hâte comparaison faits honnête adjectifs adresse lira ceci voudront doute jeter œil viens voulez arrêter dimanche mardi mercredi jeudi vendredi samedi histoire amis
    inutile lendemain décident décides cherches veux choisis restes regardes
    afin celui-ci celle-ci jusqu'à jusqu jusqu'au lorsqu quoique tandis toi te tes ta moi-même vous-même ai ailleurs aime aimer ainsi air aller allez alors an ans année années apprend apprendre après après-midi arrive arriver assez attend
    attendent attendre attention au-delà aucun aucune aujourd'hui auparavant auprès aura auraient aurait aussi aussitôt autant auteur autour autre
    autres autrement avait avaient avance avant avez avoir avons ayant beaucoup besoin besoins bien bientôt bon bonne bonnes bons bord bout bref
    ça cas cela celle celles celui ceux cependant certain certaine certaines certains cesse cet cette chacun chacune change changer
    chaque chemin cherche chercher chercheraient chez choisir choisit choix chose choses ci clair claire combien comme commence commencer commencez comment
    compare comparer comparez compris comprend comprendre compte compter comptent conseil connaît connaître connaissez connus contre côté côtés coup cours court courte
    curieux curiosité début debout décide décider décidez décision dedans dehors déjà demain demande demander demandez demi depuis dernier dernière derniers dernières derrière
    dès désormais détail détails deux deuxième devant devenir devient devoir dire dis disent dit dites doit doivent donc donne donner donnent dont
    durant effet elle-même elles emporte encore encore enfin ensemble ensuite entier entière entre envie envies environ essentiel est-ce été êtes étaient
    était étape étapes être eu eux exemple exact exactement existe explique face facile facilement façon façons faire fais fait faite faites fallait falloir
    faudra faudrait faut faux fera ferait fin finalement fini finir finit font fois force gagne garde garder gens goût grand grande grandes grands guère
    habitude habitudes haut heure heures heureux hier hors ici idée idées il'y ils imaginer imaginez important importe instant interrogent intéresse intéressé jamais jeu
    jour journée journées jours jusque juste laisse laissent laisser le-même leur leurs lequel laquelle lesquels libre lieu ligne lignes lire lisent lit liste listes loin
    long longtemps longue lors lorsque lui lundi main mains maintenant mais maison mal malgré manque manquer marche matin matins me meilleur meilleure
    même mêmes mène mesure met mettent mettre midi mien mieux mille mine minute minutes moi moindre mois moitié moment moments mon monde montre montrer mot mots moyen
    naturellement néanmoins ni nom nombreux non noms nouveau nouveaux nouvelle nouvelles nuit nul nulle offre offres on ont oser où oublie oublier oui ouvert ouverte
    parce par-dessus parfois parle parlent parler parlez parmi part partie partir partout pas pas-à-pas passe passent passer peine pense pensent penser pensez perdre perdu permet permettent personne
    personnes petit petite petites petits peu peut peut-être peuvent peux place plaisir plein pleine plupart plutôt plusieurs point points porte poser possible possibles pourquoi
    pourra pourrait pourtant pouvez pouvoir premier première premiers premières prend prendre prends prenez prennent près presque prêt prête pris prise projet promesse promet propos propose proposé
    proposent propre propres puis puisque quand quant quel quelle quelles quelqu'un quelque quelquefois quelques quels question questions quitte quoi quotidien rappelle raison raisons rare rarement réel
    regard regarde regarder regardez remarque rencontre rendre reste restent rester retenir réponse réponses rêve revient revenir rien rue rythme s'il sais sait sauf savent savez savoir se seconde semaine semaines semble
    sens sent sentir sera serait seront seul seule seulement seuls si sien simple simples simplement sinon soi soin soir soirs soit solution sommes sont sors sorte sortir soudain souhaite souvent soyez
    suffit suis suit suite suivant suivre sujet sur surtout table tant tantôt tard tel telle telles tels temps tenir tient tiens tiennent toi tomber ton tôt toujours tour tourner tous tout toute toutefois toutes
    train trait travers très trois troisième trop trouve trouvent trouver trouvera type unique utile va vais valeur vaut vers veulent veut vie vient viennent venez venir vite vivre voici voie voient voilà voir vois voit voyez vraie vraiment
    vraies vrai vrais vu vue week-end y'a yeux zéro essaie essayer note notez noter coche cocher écris écrire écrit s'écrivent s'il présenter présente slogan slogans ordinaire
  `,
  es: `
    das lunes martes miércoles jueves viernes sábado sábados domingo domingos habían habías dado dejó hubiera fuiste
    una preparar fecha encoge propósito distinta distinto hace gracia consuela arregla parecido cargada vivido asiente cambiarlo golpe señalada dirección ponerse merezca mirada descubra descubre propone puedas clásico hacerlo merece asignatura pendiente importantes asunto agradables falte falten pena opción conozca mire decida quedarse déjelo déjalo mírelo míralo confianza empiece pregunte cuantos motivos estas ayuden ayudan sobrio datos adjetivos apunte avanzar justa compare ponga ponte compruebe comprueba conviene saberlo dirá empezó búsqueda lunes martes miércoles jueves viernes sábado domingo
    elección tuya tuyo decides buscas miras
    te os me porque aquellas cuya cuyo cuyos nosotras nosotros vosotros vuestra vuestro mía tuyas tuyos nuestros nuestras abierta abierto acaba acaban acabar acaso aceptar además adelante ahí ahora al alguien algo algún alguna algunas alguno algunos allá allí alrededor ambos ante antes aparte apenas
    apunta apuntar aquel aquella aquello aquellos aquí así asimismo atrás aun aún aunque año años ayer ayuda ayudar bajo basta bastan bastante bien breve buen buena buenas bueno buenos busca buscan buscar
    cabe cabeza cabo cada cae camino caminos cambia cambiar cambio casa casi caso casos cerca cierta cierto cinco claro clara comenzar comienza comienzo como cómo compara comparar comparación conmigo
    conoce conocen conocer conoces consejo consigo contigo contra contar corre correr corta corto cosa cosas costumbre cree creer cual cuál cuales cuáles cualquier cualquiera cuando cuándo cuanta cuanto cuánto cuatro
    cuenta cuentan curiosidad curioso da dan dar de debajo debe deben deber decide decidir decir decisión deja dejan dejar del delante demás demasiado dentro depende derecho desde después despacio
    detalle detalles detrás día días dice dicen dicho diez diferencia diferente difícil doble donde dónde dos duda dudas echa echar efecto ejemplo él elegir elige eligen ella ellas ello ellos
    empezar empieza empiezan empieces encima encontrar encuentra encuentras enseguida entender entiende entonces entrar entre era eran eres es esa esas escribe escribir escucha ese eso esos esperar espera está estaba están estar estaría estás
    este esté estén esto estos estoy etapa exacto existe fácil falta faltan faltar fin final fondo forma formas frente fue fuera fueron ganas gente gracias gran grande grandes gusta gustar gusto ha haber había habría
    habla hablar hablan hacemos hacen hacer haces hacia haga hago han hará has hasta hay haya he hecha hechas hecho hechos hemos hora horas hoy idea ideal ideas igual importa importan importante incluso interés interesa ir jamás
    junta juntas junto juntos justo la lado larga largo le leer les lejos lento letra levantar línea líneas lista llama llamar llega llegan llegar lleva llevan llevar lo luego lugar lugares luz mañana mañanas mal manera maneras mano manos
    marcha más mayor me media medio mejor mejores menor menos menudo mes meses mesa mi mía mientras minuto minutos mío mira miran mirar misma mismas mismo mismos mitad modo momento momentos motivo mover mucha muchas mucho muchos
    mundo muy nada nadie necesario necesita necesitan necesitas ni ningún ninguna ninguno noche noches nombre nombres nos nota nuestra nueva nuevas nuevo nuevos nunca ocasión ocurre oferta ofertas ofrece ofrecen oir ojalá ojos
    olvida olvidar orden otra otras otro otros oye palabra palabras par parar parece parecen parte partes pasa pasan pasar paso pasos pedir pensar peor pequeña pequeñas pequeño pequeños perder pero persona
    personas pesar pide piden piensa piensan pierde plan planes pleno poca pocas poco pocos podemos poder podría podrían pon pone ponen poner posible precisamente pregunta preguntar preguntas preguntando preparado presta primer primera primeras
    primero primeros principio prisa problema promesa promete pronto propia propio propios próxima próximo prueba pueda pueden puede puedes pues punto puntos puesto que qué queda quedan quedar quién quiénes quien quiera quieran quiere quieren quieres quita quizá quizás
    rápido rara raro rato razón razones real recordar recuerda resto respuesta respuestas resulta ritmo saber sabe saben sabes saca sacar sabía se sé sea sean según segunda segundo seguir seguro seis semana semanas sencilla sencillo sencillas sentido sentir será sería si sí
    sido siempre sienta siente siete sigue siguen siguiente simple sin sino siquiera sirve sirven sitio sitios sobra sobre sola solas solo sólo solos solución somos son soy suelen suele suena suerte sueño suficiente suya suyo
    tacha tachar tal tales tambien también tampoco tan tanta tantas tanto tantos tarda tardar tarde tardes tema tener tenga tengo tercer tercera ti tiempo tiene tienen tienes toca tocan tocar toda todavía todo tomar toma trabaja trabajo trae traer tras
    tres tu tú tuvo última último últimos única único uno unos usa usar va vale valen valer vamos van varias varios vas vaya ve ven venga vengas venir veo ver verá verdad verdadero veces vez vi vida viene vienen vieja viejo vista visto vistazo vive volver vuelta vuelve vuelven ya
    fijarse fíjate calma anota resumen sorpresa
  `,
}

const common: ReadonlySet<string> = new Set(Object.values(lists).flatMap((list) => list.trim().split(/\s+/)))

/** Whether a word, in small letters, tells nothing that a source would have to say. */
export const isCommon = (word: string): boolean => common.has(word)

/** What is drawn together with a word: "something's", "we'd", "bevor's". */
const drawn = /'(?:s|d|re|ve|ll|m|t)$/u
const startMin = 4
/** What the forms of a verb end in, beyond what they share. */
const endings =
  /^(?:|e|s|es|ed|d|ing|n't|t|st|en|te|ten|tet|et|end\p{L}{0,2}|n|er|ez|ons|ent|ait|aient|ai|ais|ions|iez|é|ée|és|ées|ir|is|it|a|as|an|ar|o|ó|amos|emos|imos|áis|éis|aba|aban|ía|ían|ado|ada|ados|adas|ido|ida|ando|iendo|aste|ieron|aron)$/u

const byStart = Map.groupBy(
  [...common].filter((word) => word.length >= startMin),
  (word) => word.slice(0, startMin),
)

/** Whether a word is common in one of its forms, drawn together with another, a number, or too short to tell anything. */
export function isPlain(word: string): boolean {
  const bare = word.replace(drawn, '')
  if (bare.length < shortest || common.has(bare) || functionWords.has(bare) || isNumberWord(bare)) return true
  return (byStart.get(bare.slice(0, startMin)) ?? []).some((known) => isFormOf(bare, known))
}

const shortest = 3

function isFormOf(one: string, other: string): boolean {
  let shared = startMin
  while (shared < one.length && one[shared] === other[shared]) shared += 1
  return endings.test(one.slice(shared)) && endings.test(other.slice(shared))
}
