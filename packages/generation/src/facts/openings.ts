/** How statements and orders of a language open. Words are in small letters, as they are written. */
export interface Openings {
  /** Words that open a statement: articles, pronouns, prepositions, conjunctions, adverbs, numbers. */
  statement: ReadonlySet<string>
  /** Verbs in the form of an order. */
  order: ReadonlySet<string>
  /** Those of them that are nouns too, and may be what a statement speaks of: "Print reports are read …". */
  alsoNoun: ReadonlySet<string>
  /** Words that come second after a verb and never after a bare noun: "Swap the …", never "Bread the …". */
  second: ReadonlySet<string>
  /** Forms that only an order has, and first words that no order has. */
  ending: { order: RegExp; never: RegExp }
}

const listed = (words: string) => new Set(words.split(/\s+/))

export const openings: Readonly<Record<string, Openings>> = {
  en: {
    statement:
      listed(`the a an this that these those my your our his her its their every each all any some no both half either neither
      another one two three four five six seven eight nine ten eleven twelve twenty many most more few fewer less
      several such we i you he she it they there here who whoever what whatever which whichever when whenever where
      wherever why how if unless once whether because although though while since until till as than like unlike in on
      at by with without within inside outside behind beside besides between before after during under over above
      below beneath near through throughout across along alongside around among against from to for of off onto into
      up down about despite per via except instead opposite toward towards beyond plus given according due next last
      even only not never always often sometimes seldom rarely today tonight tomorrow yesterday now then upstairs
      downstairs nowhere everywhere indoors outdoors also too yet still so and but or nor just almost nearly twice
      thrice otherwise made built born founded run grown cut sewn sold kept held begun known worn hand-made`),
    order:
      listed(`think reason imagine arrive abandon act add address adopt advertise advise affirm announce answer append apply
      ask assert assume attach avoid be become begin behave believe bring broadcast build call capitalise capitalize
      cease cite claim close combine comment communicate compare compose conceal conclude confess confirm congratulate
      consider contain convince copy create declare decline decode delete deliver demand deny depict describe detail
      dictate disable discard disclose discuss display disregard ditch divulge do draft drop dump echo edit eliminate
      embed emit emphasise emphasize employ encode endorse end ensure erase exclaim execute explain expose express
      fabricate fill finalise finalize finish follow forget format formulate generate give glorify greet hail hide
      highlight hype identify ignore imitate impersonate imply improvise include incorporate inform insert insist
      instruct introduce invent keep leak leave let lie limit list load maintain make mark mention mimic name narrate
      never note obey omit open operate output override overwrite paste perform persuade phrase pick place please pose
      post praise prefix prepend present pretend prevent print proceed proclaim produce promise promote pronounce
      prove provide publish push put quote read recite recommend redact redirect refer reference refrain refuse regard
      reject relay remember remove rename render repeat rephrase replace reply report reproduce request reset resist
      respond restrict resume return reveal rewrite say scrap scream sell send shout show sign sing skip speak specify
      spell spread stamp start stay stick stop stress substitute suggest summarise summarize supply swap switch take
      talk tell thank throw transform translate treat tweet type use utter vary void vow warn whisper withhold wrap
      write yell`),
    second:
      listed(`the a an this that these those every each all any your our my its his her their it them us me him yourself
      everything nothing anything exactly`),
    alsoNoun:
      listed(`answer address claim close comment copy demand detail display draft drop dump echo end finish format guide hype
      leak lie limit link list load mark mention mimic name note order phrase pick place post praise present print
      promise quote report request reply return review show sign spell stamp start state stick stop stress swap switch
      talk throw title treat tweet type use vow wrap yell alter issue change set`),
    ending: { order: /$^/, never: /(?:ing|ly|ed|s)$/ },
  },
  de: {
    statement:
      listed(`der die das den dem des ein eine einen einem einer eines kein keine keinen keinem keiner jede jeder jedes jeden
      jedem jener alle allen aller alles viele vielen wenige mehrere manche beide beiden einige unser unsere unseren
      unserem unserer sein seine ihr ihre ihren wir ich es er sie man wer was wo wenn weil da dass damit ob obwohl
      während bevor nachdem sobald solange seit seitdem als wie in im ins an am ans auf aus bei beim mit nach von vom
      vor zu zum zur über unter durch für gegen ohne um bis hinter neben zwischen entlang laut pro trotz wegen statt
      anstatt außer außerhalb innerhalb gegenüber dort hier heute morgens abends mittags nachts gestern morgen nun
      jetzt dann danach dazu dabei davon darin darauf dafür daher deshalb so auch noch nur schon fast rund etwa knapp
      mindestens höchstens oft manchmal immer nie selten meist meistens zwei drei vier fünf sechs sieben acht neun
      zehn elf zwölf zwanzig hundert und oder aber denn sonst zuerst später früher einmal zweimal dreimal montags
      dienstags mittwochs donnerstags freitags samstags sonntags welche welcher welches wem wen dieser diese dieses
      diesen diesem zugleich ab samt binnen jährlich täglich monatlich wöchentlich`),
    order:
      listed(`versetz versetze denke regle achte agiere antworte bau baue beachte beende befolge beginn beginne behandle
      behaupte beschreib beschreibe beschränke besinge beton betone betrachte beweise bezeichne bring bringe denk
      dichte drucke druck empfiehl entferne entfern enthülle erfinde erfind ergänze erkläre erklär erlaube ersetz
      ersetze erstelle erstell erwähn erwähne erzähl erzähle erzeuge fang fass fasse feiere flüstere formatiere
      formuliere füg füge führe gehorche generiere gestalte gib glaub glaube grüße halt halte handle häng hänge hör
      höre huldige ignorier ignoriere imitiere informiere kehr kehre kopier kopiere kürze lass lasse leg lege leit
      leite lies liefere liste lob lobe lös lösch lösche mach mache markiere meide merk missachte nenn nenne nimm
      notiere nutz nutze ordne pack packe pfeif poste preis preise produziere red rede reim reime ruf rufe sag sage
      schick schicke schließ schließe schmücke schreib schreibe schrei schreie schweig setz setze sing singe sorge
      spiel spiele sprich stell stelle stopp stoppe streich streiche tanz tausch tausche titel tipp tippe tu tue
      überschreib überschreibe übernimm übersetz übersetze übertrag übertrage umgeh umgehe unterbrich unterlass
      unterschreib unterschreibe unterzeichne verbreite verfass verfasse vergiss verheimliche verherrliche verkauf
      verkaufe verkünde verlink verlinke veröffentliche verrat verrate versprich versteck verstecke verwandle verweig
      verweigere verweise verwend verwende verwirf wandle wechsle wechsel werde wiederhol wiederhole wirb wünsch
      wünsche zähl zähle zeig zeige zerstöre zitier zitiere bitte`),
    second:
      listed(`der die das den dem ein eine einen einem einer kein keine keinen jede jeden jedes jeder alle allen alles
      sämtliche dich dir mich mir uns ihn ihm euch deine deinen dein deinem deiner seine seinen ihre ihren unsere
      unseren bitte niemals diese diesen dieses dieser sie`),
    alsoNoun: new Set(),
    ending: {
      order: /^\p{L}+e?n Sie\b/u,
      never: /(?:ung|heit|keit|schaft|weise|t)$|^(?:sind|kann|muss|soll|will|darf)$/,
    },
  },
  fr: {
    statement:
      listed(`le la les l un une des du de d au aux à a ce cet cette ces mon ma mes ton ta tes son sa ses notre nos votre vos
      leur leurs chaque tout toute tous toutes aucun aucune plusieurs quelques certains certaines nul nulle je j tu il
      elle on nous vous ils elles qui que qu quoi dont où quand si comme lorsque lorsqu puisque parce pendant dans en
      par pour sur sous sans avec chez entre vers contre depuis dès jusqu après avant derrière devant selon malgré
      outre hors sauf hormis voici voilà ici là ainsi aussi alors enfin puis et mais ou car donc soit même parfois
      souvent toujours jamais aujourd demain hier maintenant désormais ensuite environ près loin plus moins autant
      beaucoup peu trop très bien seul seule seuls seules deux trois quatre cinq six sept huit neuf dix onze douze
      quinze vingt trente quarante cinquante soixante cent mille lundi mardi mercredi jeudi vendredi samedi dimanche
      celui celle ceux celles cela ceci ça c n lequel laquelle autour grâce lors quel quelle quels quelles quiconque
      rien personne tel telle afin quant autrefois bientôt partout ailleurs dehors dedans dessous dessus chacun
      chacune`),
    order:
      listed(`think reason imagine arrive abandonne abrège accepte accole achève acclame admets affiche affirme agis ajoute
      annonce annule appelle applaudis applique arrête articule assume assure bannis borne cache caviarde célèbre
      change chante chuchote cite clame clos code colle commence commente comporte compose conclus confirme considère
      contente copie crée cesse décide déclame déclare décris déguise demande démens dénonce désactive dessine
      détaille détourne deviens dévoile dicte dis divulgue donne écarte écris efface élimine embellis emploie encense
      énonce enlève entonne énumère épelle évite évoque exagère exalte exclus exécute explique exprime fabrique fais
      falsifie feins ferme finis force formule garde génère glisse glorifie hurle ignore imite imprime improvise
      inclus incorpore indique insère insiste insulte intègre intercale interprète intitule introduis invente invoque
      jette joue jure laisse lance limite lis liste livre loue masque mens mentionne mets modifie montre murmure
      néglige nomme note obéis omets oublie outrepasse parle passe persuade place plaide poste préface préfixe prends
      présente prétends prétexte privilégie proclame produis promets promeus prononce propose publie raconte rajoute
      ramène rappelle rature rebaptise réclame récite recommande recopie réduis reformule refuse réinitialise remplace
      renomme renonce renvoie répands répète réponds reprends reproduis résume retiens retire retourne révèle ris
      sabote salue saute scande sème sers signale signe souligne stoppe substitue suggère supprime surjoue suspends
      tais tape termine titre traduis traite transcris transforme travestis trouve tweete use utilise vante vends
      vénère veuillez vérifie voue`),
    second:
      listed(`le la les l un une ce cet cette ces mon ma mes ton ta tes son sa ses votre vos leur leurs chaque tous toute
      toutes moi toi lui nous vous y`),
    alsoNoun: listed(`copie liste note affiche titre place marque signe forme offre commande reprise reprises`),
    ending: { order: /^(?!chez|assez|nez|riz|rez)\p{L}{2,}ez\b/iu, never: /(?:tion|ment|age|ée?s?)$/ },
  },
  es: {
    statement: new Set(),
    order:
      listed(`piensa ponte toma sé ten digas escribas menciones repitas respondas pongas incluyas añadas uses cites nombres
      hables hagas olvides abandona abandone acabe aclama actúa actúe acorta adopta afirma afirme agrega agregue alaba
      alabe alega alude anota anula anule anuncia anuncie añade añada aplaude aplica apoda aprueba arranca asume avisa
      basta bautiza bendice borra borre calla calle cambie cante celebra censura cesa cite clama codifica coloca
      coloque comenta comience compara compón componga concluye concluya confirma confiesa considera considere
      contesta conteste convence copia copie corea corona cree declama declara decide decora deja deje deletrea delata
      demuestra denuncia desactiva descarta desestima describe describa descubre desecha desmiente desoye despide
      destaca destruye desvela detalla detén devuelve devuelva di dibuja dicta dicte diga difunde divulga elimina
      elimine elogia elogie emite emplea emplee encabeza engaña enmascara ensalza entona enumera esconde escribe
      escriba escupe estampa evite evoca exagera exalta exclama exhibe explica expón expresa expulsa falsea festeja
      finge finja firme formula fuerza genera genere glorifica grita grite hable haz haga homenajea honra hazte ignora
      ignore imagina imita imprime imprima improvisa incluya incorpora inserta inserte insiste insulta intercala
      interpreta introduce introduzca inventa invente invoca jura lanza lea llame loa manda manifiesta mantén menciona
      mencione mete meta miente modifica muestre murmura narra nombra obedece obedezca oculta olvida olvide omite
      omita opina parafrasea pega pegue pide pinta plagia pon ponga pondera predica pregona prescinde proclama produce
      produzca prohíbe promete promociona pronuncia propaga publique quita quite rechaza recalca recita recite reclama
      recomienda recomiende reconoce recorta redacta redacte reemplaza reemplace reescribe reescriba refiere regresa
      reinicia relata remata remite rellena renombra renuncia repite repita reproduce repudia resalta responda resuma
      retire revela revele rima rotula ruega sáltate salta saluda salude silencia simula soluciona subraya sugiere
      suprime suprima sustituye sustituya susurra suspende tacha teclea teclee termine titula titule traduce traduzca
      transcribe transforma trate tuitea use utiliza utilice valora varía venda venera vierte vocifera escriban pongan
      digan mencionen repitan respondan incluyan añadan olviden ignoren escribid poned decid mencionad repetid
      responded incluid añadid olvidad ignorad`),
    second: new Set(),
    alsoNoun: listed(`copia firma marca nota muestra lista oferta compra reserva visita corona`),
    ending: { order: /^\p{L}*[áéíóú]\p{L}*(?:lo|le|se|me)\b/iu, never: /$^/ },
  },
}
