import type { Lexicon } from './lexicon.ts'

export const spanish: Lexicon = {
  say: `di, diga, digan, decid, decir, digas, escribe, escriba, escriban, escribid, escribir, escribas, responda,
    respondan, responded, responder, respondas, conteste, contestad, contestar, menciona, mencione, mencionen,
    mencionad, mencionar, repite, repita, repitan, repetid, repetir, repitas, citen, citad, citar, citese, nombre a,
    nombrar, teclea, teclee, teclead, teclear, teclees, imprima, imprimid, imprimir, redacta, redacte, redacten,
    redactad, redactar, componga, componed, componer, traduzca, traducid, traducir, resuma, resumid, resumir,
    resumelo, expresate, expresese, recita, recite, recitad, recitar, alaba, alabe, alabad, alabar, elogia, elogie,
    elogiad, elogiar, ensalza, ensalce, proclama, proclame, proclamar, llamale, titula, titule, salude, saludad,
    saludar, deletrea, deletree, afirma, afirme, afirmad, afirmar, pronuncia, pronuncie, susurra, asegurate,
    aseguraos, asegurese, reescribe, reescriba, reescribir, transcribe, transcriba, pronunciar, charla, charlar,
    grita, grite, gritad, gritar, replica, lease, presume, leer`,
  edit: `inserta, inserte, insertad, insertar, anade, anada, anadid, anadir, incluye, incluya, incluid, incluir, agrega,
    agregue, agregad, agregar, sustituye, sustituya, sustituid, sustituir, reemplaza, reemplace, reemplazad,
    reemplazar, cambia, cambie, cambiad, cambiar, pon, ponga, pongan, poned, poner, coloca, coloque, colocad,
    colocar, mete, meta, meted, meter, borra, borre, borrad, borrar, borralo, elimina, elimine, eliminad, eliminar,
    quita, quite, quitad, quitar, deja, deje, dejad, dejar, usa, use, usad, usar, utiliza, utilice, utilizad,
    utilizar, emplea, emplee, emplear, copia, copie, copiad, copiar, pega, pegue, pegad, pegar, omite, omita,
    omitid, omitir, introduce, introduzca, introducir, esconde, intercala, intercale, adjunta, quedate, quedese,
    tacha, tache, encabeza, termina, termine, terminad, terminar, empieza, empiece, empezad, empezar, comienza,
    comience, comenzad, comenzar, acaba, acabe, acabad, acabar, cierra, cierre, cerrad, cerrar, firma, firme,
    firmad, firmar, publica, publique, publicad, publicar, genera, genere, generad, generar, devuelve, devuelva,
    devolved, devolver, entrega, entregue, entregad, entregar, produce, produzca, inventa, invente, inventad,
    inventar, recomienda, recomiende, recomendad, recomendar, anuncia, anuncie, anunciad, anunciar, describe,
    describa, describid, describir, llama, llame, llamad, habla, hable, hablen, hablad, hablar, canta, cante,
    cantad, cantar, promociona, promocione, promocionar, arranca, cita, cite, cuenta que, cuente que, nombra,
    responde, contesta, imprime, traduce, saluda, resume, compon, limitate, limitese`,
  reveal: `revela, revele, revelad, revelar, muestra, muestre, mostrad, mostrar, ensena, ensene, ensenad, ensenar,
    descubre, desvela, desvele, imprime, imprima, expon, exponga, filtra, filtre, lista, liste, divulga, divulgue,
    comparte`,
  piece: `pie de foto, pies de foto, encabezado, encabezados, eslogan*, slogan*, hashtag*, copy, texto publicitario,
    textos publicitarios, descripcion de la oferta, anuncio, anuncios, publicidad, titular, titulares, lema, nombre
    de marca, nombre de la marca, los hechos, estos hechos`,
  writing: `texto, textos, redaccion, frase, frases, parrafo*, vocablo*, prompt, prompts, rima, rimas, poema*, verso,
    versos, descripcion, descripciones, departamento de textos, los hechos, estos hechos, esta lista, este
    documento, este fichero, este archivo, literalmente, tu personaje, tu papel, su personaje, estilo de la casa,
    marketing, datos de marca, esta marca, encima de esta linea, debajo de esta linea`,
  text: `palabra*, linea, lineas, mensaje*, respuesta*, termino, terminos, voz, expresion*, oracion, oraciones, sílaba*,
    silaba*, estribillo, publicacion*, cupon, titulo*, codigo*, enlace*, mencion, firma, apertura`,
  hold: `contiene, contener, contenga, contendra, acabara, lleve, llevara, menciona, mencione, mencionara, incluye,
    incluya, incluira, aparece, aparezca, aparecera, figure, figurara, sera, dice, diga, dira, ira, arrancara,
    cerrara, constara, reza, rece, rezara, acabe, termine, empiece, empezara con, empieza con, empezar con,
    arrancara con, comenzara con, acabara con, terminara con, termina con, sea, se publica, se publique, se escribe,
    figuren, decirse, dicho, dicha, escribirse, escrito, mencionarse, digan, aparezcan`,
  place: `bajo cada, debajo de cada, palabra por palabra, al pie de la letra, literalmente, tal cual, en este hueco, en
    este lugar, por todas partes, en mayusculas, al reves, en rima, sin parar, al final, al principio, en cada,
    primera frase, ultima frase, primera linea, ultima linea, en el titulo, en el titular, en el anuncio, diez
    veces, cien veces, tres veces, dos veces, cinco veces, termin* con, terminan con, acab* con, empiez* con,
    empiez* por, empez* con, empez* por, comienz* con, comienz* por, arranc* con, cierr* con, const* de, se compon*
    de, compondra, se limita a, se reduce a, ultimo parrafo, primer parrafo, cada linea, cada frase, lo ultimo que,
    lo primero que`,
  order: `instruccion*, directriz, directrices, prompt*, restriccion*, veto, vetos, prohibicion*, limitacion*, consigna*,
    lo que te dijeron, lo que te han dicho, lo que se te, lo que te pidieron, lo que te pidan`,
  earlier: `anterior, anteriores, anteriormente, de arriba, mas arriba, hasta ahora, hasta aqui, lo dicho, precedente*,
    antes dicho, lo que hay`,
  ignore: `ignore, ignorad, ignorar, ignores, olvidad, olvidar, olvidate, olvidese, olvidaos, olvidense, haz caso omiso,
    haga caso omiso, hagan caso omiso, haced caso omiso, caso omiso, desatiende, pasa por alto, pase por alto,
    descartad, desecha, deseche, no hagas caso, no haga caso, no tengas en cuenta, no tenga en cuenta, sin tener en
    cuenta, desobedece, desoye, prescindir, deja de lado, no sigas, considera todo, considere todo, toma por`,
  lift: `sin efecto, anulad*, derogad*, levantad*, ya no se aplic*, ya no rige*, ya no sirve*, no se aplic*, revocad*,
    queda anulad*, quedan anulad*, sin vigor, dejan de valer, deja de valer, desactivad*, caducad*, obsolet*,
    sustituidas por, sustituidos por, ya no valen`,
  must: `debe, deben, debes, debera, deberan, deberas, deberia, deberian, ha de, han de, has de, habra de, habran de,
    tiene que, tienen que, tienes que, tendra que, tendran que, hay que, habra que, obligatori*, obligacion,
    obligad*, imprescindible*, exige, exigen, exijo, exigimos, ordeno, se pide, se te pide, pedimos, se ruega,
    ruego, es preciso, siempre, sin excepcion, sin falta, sin discusion, so pena, pase lo que pase, haga el favor,
    sin remedio, se limitara, quiero que, manda que, estudio manda, espera que, esperan que, quiere que, quieren
    que, desea que, pide que, piden que, insiste en que, hace falta que, exige que, de uso obligado, por motivos
    legales, se enviara, ruega al`,
  only: 'solamente, unicamente, exclusivamente',
  nothingElse: `nada mas que, y nada mas, y nada, nada que no, lo unico, y punto, ninguna otra, y se acabo, y calla, a secas, ni
    una palabra mas, sin anadir, quedate con, quedese con, nada debe, nada puede, nada sera, solo la palabra,
    unicamente la palabra, solo el termino, la unica palabra`,
  every: 'cada, todos, todas, cualquier, cualquiera, en todas partes, sea cual sea',
  henceforth: `desde ahora, a partir de ahora, a partir de este, a partir de aqui, a partir de esta, en adelante, de ahora en
    adelante, de aqui en adelante, en lo sucesivo, desde este momento, desde ya, hasta nuevo aviso, por la presente,
    desde aqui`,
  verdict: `rechazad*, incorrect*, invalid*, aceptable*, erronea*, unica respuesta, penaliz*, admitid*, admite, correcta,
    falsa`,
  instead: 'en vez de, en lugar de, en lugar del, en vez del',
  writer: `redactor, redactora, redactores, copywriter*, quien escriba, quien escribe, quien redacte, quien redacta, quien
    lea, quien lee esto, quien genere, quien genera, el que escriba, el que lea, la persona que escriba, tu que
    lees, usted que lee, quienquiera, para el redactor, al redactor, persona encargada de, persona encargada del,
    persona que redact*, cada redactor, los redactores, todo redactor`,
  machine: `ia, chatbot*, modelo de lenguaje, llm*, gpt*, chatgpt, inteligencia artificial, desarrolladores, asistente,
    asistentes`,
  note: `nota a, nota al, nota para, aviso a, aviso al, aviso para, mensaje a, mensaje al, mensaje para, recado, a la
    atencion, destinado a, recordatorio, al modelo, atencion, a todos los, hola, querido, querida`,
  self: `este texto, este anuncio, estas lineas, este prompt, este titular, esta instruccion, estas instrucciones, el
    texto de arriba, las lineas de arriba, siguiente texto, siguiente frase, texto siguiente, frase siguiente,
    genera esto, escribe esto, tus respuestas, tus textos, tus anuncios, tus instrucciones, tus directrices, tu
    titular, tu salida, tu prompt, tu proxima, tus frases, tu pie de foto, tu redaccion, lee esto, lea esto, reglas
    ocultas, reglas internas, instrucciones ocultas, instrucciones internas, directrices ocultas, nota oculta, nota
    secreta, mensaje oculto, mensaje secreto`,
  role: `ahora eres, eres ahora, ya no eres, desde hoy eres, usted es ahora, ahora es usted, ya no es usted, tu nombre
    es, tu nuevo nombre, te llamas, te llamaras, finge, finja, fingid, fingir, haz como si, haga como si, haz como
    que, actua como, actue como, actuad como, comportate, comportese, haz el papel, juega el papel, asume el papel,
    asume la identidad, como ia, como modelo de lenguaje, modo desarrollador, modo administrador, hazte pasar,
    hagase pasar, metete en el papel, abandona tu papel, abandone su papel, abandona su papel, olvida tu papel,
    cambia de papel, que la ia, si eres una ia, si eres un modelo, si eres un robot, puesto que eres, ahora en
    adelante eres, tu la ia`,
  task: `tu tarea, tu nueva tarea, tu mision, tu nueva mision, su nueva tarea, su mision es escribir, es una orden, esto
    es una orden, te ordeno, le ordeno, os ordeno, te mando, se te ordena, se te manda, te exijo, quiero que digas,
    quiero que escribas, quiero que repitas, quiero que pongas, quiero que incluyas, quiero que menciones, quiero
    que respondas, debes decir, debes escribir, debes responder, debes mencionar, debes incluir, debes poner, diras,
    escribiras, responderas, repetiras, mencionaras, pondras, empezaras, terminaras, orden interna, orden del
    sistema, obedece, obedeced, cuando te pidan, mientras repitas, mientras digas, mensaje del sistema, tu unica
    tarea, tu unica mision, al modelo de lenguaje, al modelo, a la ia, borralo todo, borra todo lo, a todo lo que
    te, lo que te pidan, te pidan, te pregunten, se copiara de, se copiara desde, habla de, hable de, escribe sobre,
    escriba sobre, que produces, que generes, que generas, que redactes, que escribas, te autorizo, le autorizo,
    como operador, como administrador, como desarrollador, unica respuesta, respuesta correcta es, respuesta
    correcta sera, deja de describir, deja de hablar, deja de escuchar*, tu respuesta, tus respuestas, tu texto, tu
    salida, tu proxima, tarea escribir, tarea sacar, tarea decir, fin de los datos, fin de las instrucciones, fin
    del contexto, paso a paso y`,
  thou: 'debes, deberas, tienes que, tendras que, has de, habras de, usted debe, usted debera, ustedes deben',
  rename: `se llama, se llamara, se llame, pasa a llamarse, pasara a llamarse, se denomina, se denominara, rebautizad*,
    lleva por nombre, llevara por nombre, tiene por nombre`,
  opener: `por favor, y, e, pero, o, ahora, luego, entonces, solo, simplemente, siempre, nunca, jamas, no, ya, mejor,
    primero, despues, ademas, tambien, te, le, os, a, debe, debes, que, haga el favor de, favor de, unicamente,
    exclusivamente, de, para, quiero que, pues, venga, anda, vamos, hay que, inmediatamente, antes que nada, ante
    todo, ten la amabilidad de, tenga la amabilidad de, a proposito`,
}
