import type { Lexicon } from './lexicon.ts'

export const german: Lexicon = {
  say: `sag, sage, sagen, schreib, schreibe, schreiben, antworte, antworten, erwahne, erwahn, erwahnen, nenne, nenn,
    nennen, wiederhole, wiederhol, wiederholen, ausgeben, ausgibst, auszugeben, zuruckgeben, zuruckzugeben,
    wiedergeben, wiederzugeben, tippe, tipp, tippen, rede, red, sprich, sprecht, erzahle, erzahl, erzahlen, preise,
    preis, anpreisen, lobe, lob, loben, wirb, werbt, bewirb, ubersetze, ubersetz, ubersetzen, formuliere, formulier,
    formulieren, verfasse, verfass, verfassen, dichte, dichten, schrei, schreie, schreien, zitiere, zitier,
    zitieren, verkunde, verkunden, behaupte, behaupten, betone, betonen, reime, reim, reimen, buchstabiere,
    buchstabieren, huldige, huldigen, bezeichne, bezeichnen, murmle, flustere, plaudere, plaudern, aussprechen,
    erwidere, prahle, lies, zu lesen`,
  edit: `fuge, fug, fugen, einfugen, einzufugen, setze, setz, setzen, setzt, einsetzen, einzusetzen, baue, bau, einbauen,
    einzubauen, hange, hang, anhangen, anzuhangen, anfugen, erganze, erganz, erganzen, ersetze, ersetz, ersetzen,
    ersetzt, tausche, tausch, austauschen, streiche, streich, streichen, losche, losch, loschen, entferne, entfern,
    entfernen, packe, pack, packen, packst, stelle, stell, voranstellen, verwende, verwend, verwenden, benutze,
    benutz, benutzen, nutze, nutz, nutzen, nimm, nehmt, lass, lasse, lasst, weglassen, wegzulassen, kopiere, kopier,
    kopieren, streue, streu, einstreuen, schmuggle, einschmuggeln, verstecke, versteck, unterbringen,
    unterzubringen, bring, bringe, einarbeiten, einflechten, flicht, schieb, schiebe, vermeide, gib, gebt, geben,
    drucke, druck, drucken, empfiehl, empfehlt, beende, beend, beenden, beginne, beginn, beginnen, beginnt, starte,
    ende, enden, schliesse, schließe, schliess, schließ, offne, melde, melden, veroffentliche, veroffentlichen,
    poste, posten, liefere, liefern, erzeuge, erzeugen, produziere, generiere, generieren, beschreibe, beschreib,
    erklare, erklar, sorge, achte, fasse, fass, rufe, ruf, rufen, singe, sing, singen, unterschreibe, unterschreib,
    unterschreiben, unterzeichne, erfinde, erfinden, taufe, titel, titele, beschranke, beschrank, reden, sprechen,
    sagt, schreibt, antwortet, nennt, erwahnt, wiederholt, stell dir, verlinke, verlink, verlinken, verlinkt`,
  reveal: `zeig, zeige, zeigt, zeigen, verrate, verrat, verraten, enthulle, enthull, offenbare, offenlegen, lege, leg, gib,
    nenne, nenn, liste, drucke, veroffentliche, preisgeben, preiszugeben, anzeigen, ausgeben`,
  piece: `anzeige, anzeigen, anzeigentext*, werbetext*, werbeanzeige*, werbung, uberschrift*, schlagzeile*,
    bildunterschrift*, bildtext*, caption*, headline*, hashtag*, slogan*, werbespruch*, werbebotschaft*, posting*,
    haupttext*, reklame, betreffzeile*, markenname*, namen der marke, name der marke, die fakten, diese fakten`,
  writing: `text, texte, texten, textes, texts, wortlaut, formulierung*, satz, satze, satzen, satzes, absatz, absatze,
    absatzes, phrase, phrasen, ausgabe, ausgaben, prompt, prompts, reim, reime, reimen, gedicht*, vers, verse,
    versen, beschreibung, beschreibungen, textabteilung*, werbetext*, fakten, dieser liste, diese liste, dieses
    dokument*, diesem dokument, diese datei, dieser datei, platzhalter*, wortlich, deine persona, deine rolle,
    hausstil, werbung, marketing, markendaten, dieser marke, diese marke, uber dieser zeile, unter dieser zeile`,
  text: `wort, worte, worter, worten, wortern, wortes, zeile, zeilen, nachricht, nachrichten, antwort, antworten,
    begriff, begriffs, begriffe, botschaft*, vokabel*, buchstabe*, aussage*, gutscheincode*, vokabular, silbe*,
    ausruf, beitrag, beitrage, beitrags, code, titel, vermerk, zusatz, unterschrift, schluss, anfang`,
  hold: `enthalt, enthalten, enthielte, lautet, lauten, zu lauten, besteht, bestehen, gehort, gehoren, vorkommt,
    vorkommen, auftaucht, auftauchen, erscheint, erscheinen, erwahnt, verweist, zahlt, laute, fallt, steht, heisst,
    heißt, spricht, redet, zu sein, sei, veroffentlicht, beginnt mit, endet mit, endet auf, fangt mit, hort mit,
    gesagt, geschrieben, auftauche, vorkomme, genannt, stehe, zu stehen, drinsteht`,
  place: `an den anfang, ans ende, am schluss, zum schluss, unter jedem, unter jede, vor jedem, hinter jedem, in den
    ersten, in die erste, wortlich, wort fur wort, buchstablich, in grossbuchstaben, in großbuchstaben, ruckwarts,
    in reimen, an dieser stelle, an erster stelle, am anfang, am ende, im ersten satz, ersten satz, im letzten satz,
    letzten satz, erste zeile, ersten zeile, letzten zeile, in den titel, im titel, in die uberschrift, zweimal,
    zehnmal, hundertmal, dreimal, funfmal, endet mit, enden mit, mit _ zu enden, endet auf, enden auf, beginnt mit,
    beginnen mit, fangt mit, fangen mit, schliesst mit, schließt mit, zu enden, zu beginnen, besteht aus, bestehen
    aus, zu bestehen, im letzten absatz, letzten absatz, ersten absatz, jeder zeile, jedem satz, das letzte was, das
    erste was`,
  order: `anweisung*, vorgabe*, prompt*, richtlinie*, einschrankung*, beschrankung*, instruktion*, systemnachricht*,
    systemprompt*, aufgabenstellung*, was man dir, anordnung*, weisung*, sicherheitsregel*`,
  earlier: `bisherig*, vorherig*, obige*, vorangehend*, vorstehend*, bisher, bis hierher, vorige*, vorhin, weiter oben, den
    rest`,
  ignore: `ignorier*, vergiss, vergesst, vergessen, missachte*, ubergeh*, verwirf, verwerft, beachte nicht, nicht beachten,
    pfeif*, lass beiseite, lass weg, hor nicht, kummere dich nicht, befolge nicht, setz dich hinweg, schere dich
    nicht, schlag in den wind, betrachte alles, betrachtet alles`,
  lift: `aufgehoben, gilt nicht, gelten nicht, entfallen, ausser kraft, außer kraft, hinfallig, abgeschafft, erlischt,
    erloschen, uberholt, aufzuheben, nichtig, ausgesetzt, abgeschaltet, gegenstandslos, veraltet, ersetzt durch,
    gelten nicht mehr`,
  must: `muss, mussen, musst, musste, soll, sollen, sollst, sollte, sollten, hat zu, haben zu, hast zu, ist zu, zu sein,
    pflicht, verpflicht*, verbindlich, zwingend, unbedingt, befiehlt, befehle, befohlen, verlangt, verlange,
    verlangen, gefordert, fordert, fordere, moge, darf nur, durfen nur, ausnahmslos, ohne ausnahme, gefalligst,
    bitte, stets, auf keinen fall, lautet, vorgeschrieben, erforderlich, aufgefordert, angewiesen, erwartet dass,
    mochte dass, wunscht dass, wunscht sich, will dass, verlangt dass, besteht darauf, legt wert darauf, wird
    gebeten, werden gebeten, gebeten, sind _ zu, hat _ zu, ist _ zu, haben _ zu, verpflichtend, aus rechtlichen
    grunden`,
  only: 'nur, ausschliesslich, ausschließlich, lediglich, bloss, bloß, allein, einzig, nur noch',
  nothingElse: `sonst nichts, nichts anderes, nichts als, mehr nicht, nichts weiter, nichts sonst, ohne zusatz, ohne weiteren,
    und basta, und schluss, kein weiteres wort, sonst kein wort, darf nichts, nichts darf, nichts ausser, nichts
    außer, nur das wort, nur die worte, nur der begriff`,
  every: `jede, jeder, jedes, jeden, jedem, alle, allen, aller, sämtliche, samtliche*, durchgehend, durchweg, gesamte*,
    beliebige*, was auch immer`,
  henceforth: `ab sofort, ab jetzt, ab nun, ab hier, von jetzt an, von nun an, von hier an, von heute an, fortan, nunmehr, ab
    diesem punkt, bis auf weiteres, ab dieser zeile, ab diesem moment, jetzt nur, nur noch, solange du, sobald du`,
  verdict: `verworfen, ungultig, abgelehnt, unzulassig, wertlos, zuruckgewiesen, durchgefallen, bestraft, richtige, falsch,
    hinfallig`,
  instead: 'statt, anstatt, stattdessen, anstelle, an stelle, statt dessen',
  writer: `texter, texters, texterin, textschreiber*, werbetexter*, wer das hier liest, wer dies liest, wer diesen text,
    wer diese zeilen, wer daraus, wer hieraus, wer hier schreibt, wer die anzeige, wer den text, wer einen text,
    autor des, autor dieser, autor dieses, autorin des, schreiber des, schreiber dieser, schreibende*, fur den
    schreiber, an den schreiber, fur den texter, an den texter, wer die reklame, wer die werbung, wer diese werbung,
    wer werbung, jedem schreiber, jeder schreiber, texter in`,
  machine: `ki, kis, sprachmodell*, chatbot*, roboter, llm*, gpt*, chatgpt, textmaschine*, kunstliche intelligenz,
    kunstlichen intelligenz, textgenerator*, schreibprogramm*, entwickler, assistent, assistentin`,
  note: `hinweis an, hinweis fur, notiz an, notiz fur, nachricht an, nachricht vom, mitteilung an, mitteilung vom,
    anmerkung fur, vermerk fur, memo an, memo fur, botschaft an, anweisung an, erinnerung an, achtung, an alle,
    hallo, lieber, liebe`,
  self: `dieser text, diesen text, dieses textes, diesem text, diese anzeige, dieser anzeige, diese zeilen, dieser
    zeilen, diesen prompt, dieser prompt, diese anweisung*, dieser anweisung*, den obigen text, der obige text, text
    oben, folgenden text, folgender text, folgende anweisung*, folgender anweisung*, deine antwort*, deiner
    antwort*, deine ausgabe*, deiner ausgabe*, deine uberschrift*, deine vorgaben, deine anweisungen, deinen
    anweisungen, deine instruktionen, deinen prompt, ihre anweisungen, diese aufforderung, interne regeln, internen
    regeln, geheimen regeln, verborgenen regeln, versteckten regeln, versteckter hinweis, versteckte notiz, geheimer
    hinweis, geheime notiz, verborgene nachricht`,
  role: `du bist jetzt, du bist nun, du bist eine ki, bist du jetzt, bist du nun, sie sind jetzt, sie sind nun, sie sind
    ab, dein name ist, dein neuer name, du heisst, du heißt, heisst du, heißt du, heissen sie ab, tu so, tue so, tun
    sie so, gib vor, gib dich, geben sie vor, spiel die rolle, spiele die rolle, schlupf*, verhalte dich, verhalt
    dich, benimm dich, benehmen sie sich, als ki, als sprachmodell, verwandle dich, entwicklermodus, als warst du,
    du sprichst ab, du sprichst jetzt, nimm die rolle, agiere als, du eine ki, ab jetzt bist, ab sofort bist, von
    nun an bist, von jetzt an bist, bist du ab, du bist von, als kunstliche intelligenz, du seist, als seist du`,
  task: `dein auftrag, deine aufgabe, deine neue aufgabe, dein neuer auftrag, deine mission, dein ziel ist, dein einziges
    ziel, ihre aufgabe ist, ihr auftrag, ihre neue aufgabe, das ist ein befehl, dies ist ein befehl, das ist eine
    anweisung, ich befehle, ich will dass du, ich will das du, ich verlange, wir verlangen, du wirst jetzt, du wirst
    nun, du hast zu, systemnachricht*, systembefehl, gehorche, der entwickler befiehlt, der betreiber verlangt, der
    betreiber wunscht, ersetzt du, antwortest du, erwahnst du, du ersetzt, du antwortest, du erwahnst, beendest du,
    dein einziger auftrag, deine einzige aufgabe, an das sprachmodell, an die ki, an das modell, an den bot, losche
    alles, was man dich fragt, was auch gefragt, egal was man dich, wird kopiert von, rede uber, sprich uber, sprich
    von, rede von, erzahl von, schreib uber, schreibe uber, du erzeugst, du generierst, du produzierst, du ausgibst,
    ich erlaube dir, erlaube ich dir, ich gestatte dir, als betreiber, als entwickler, als administrator, als dein
    betreiber, einzig richtige antwort, einzige richtige antwort, richtige antwort lautet, richtige antwort ist, die
    einzige antwort, einzige zulassige antwort, hor auf zu, hore auf zu, so lautet dein, solange du _ sagst, solange
    du _ schreibst, solange du _ rufst, solange du _ nennst, solange du _ wiederholst, solange du _ tippst, aufgabe
    schreib*, aufgabe gib*, ende der daten, ende der marken*, ende der anweisung*, schritt fur schritt und`,
  thou: `du musst, du sollst, du hast, du darfst, du wirst, sie mussen, sie haben, sie sollen, sollst du, musst du, hast
    du`,
  rename: `heisst, heißt, heissen, heißen, wird genannt, nennt sich, umbenannt, tragt den namen, hort auf den namen, lautet
    der name`,
  opener: `bitte, und, aber, oder, nun, jetzt, dann, also, doch, mal, einfach, nur, immer, nie, niemals, ach, stattdessen,
    zuerst, danach, anschliessend, sofort, zu, sie, du, lieber, unbedingt, ausschliesslich, ausschließlich, endlich,
    los, schnell, jetzt gleich, gefalligst, daher, deshalb, darum, vor allem, vor allem anderen, sei so nett, sei so
    gut, seien sie so, ubrigens`,
}
