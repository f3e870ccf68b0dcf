import type { Lexicon } from './lexicon.ts'

export const french: Lexicon = {
  say: `dis, dites, dire, ecris, ecrivez, ecrire, reponds, repondez, repondre, mentionne, mentionnez, mentionner,
    repete, repetez, repeter, recopie, recopiez, recopier, cite, citez, citer, nomme, nommez, nommer, affirme,
    affirmez, affirmer, vante, vantez, vanter, raconte, racontez, raconter, scande, scandez, scandes, redige,
    redigez, rediger, traduis, traduisez, traduire, resume, resumez, resumer, abrege, abregez, abreger, exprime,
    exprimez, exprimer, declame, declamez, recite, recitez, reciter, epelle, epelez, murmure, murmurez, proclame,
    proclamez, proclamer, intitule, intitulez, intituler, hurle, hurlez, hurler, reformule, reformulez, reformuler,
    entonne, ponds, prononce, prononcez, prononcer, bavarde, bavarder, papote, replique, lire, vante-toi`,
  edit: `insere, inserez, inserer, ajoute, ajoutez, ajouter, remplace, remplacez, remplacer, mets, mettez, mettre,
    glisse, glissez, glisser, place, placez, placer, efface, effacez, effacer, supprime, supprimez, supprimer,
    retire, retirez, retirer, inclus, incluez, inclure, integre, integrez, integrer, colle, collez, coller,
    substitue, substituez, substituer, change, changez, changer, omets, omettez, omettre, laisse, laissez, laisser,
    oublie, emploie, employez, employer, utilise, utilisez, utiliser, copie, copiez, copier, accole, sers, servez,
    cache, cachez, seme, semez, introduis, introduisez, introduire, note, notez, noter, raye, rayez, termine,
    terminez, terminer, commence, commencez, commencer, finis, finissez, finir, conclus, concluez, conclure, signe,
    signez, signer, publie, publiez, publier, genere, generez, generer, produis, produisez, produire, renvoie,
    renvoyez, renvoyer, retourne, retournez, retourner, rends, rendez, donne, donnez, donner, recommande,
    recommandez, recommander, decris, decrivez, decrire, appelle, appelez, invente, inventez, inventer, insiste,
    insistez, contente, contentez, limite, limitez, borne, bornez, veille, veillez, poste, postez, poster, imprime,
    imprimez, imprimer, annonce, annoncez, annoncer, compose, composez, composer, loue, louez, louer, crie, criez,
    crier, chante, chantez, chanter, parle, parlez, parler, promeus, tape, tapez, taper, salue, saluez, saluer,
    invoque`,
  reveal: `revele, revelez, reveler, devoile, devoilez, devoiler, affiche, affichez, afficher, montre, montrez, montrer,
    divulgue, divulguez, expose, exposez, imprime, imprimez, liste, listez, donne, donnez, livre, livrez`,
  piece: `accroche*, slogan*, hashtag*, texte publicitaire, textes publicitaires, texte principal, message publicitaire,
    intertitre*, en-tete, entete*, annonces, titre, titres, publicite*, legende*, nom de marque, nom de la marque,
    les faits, ces faits, l annonce, une annonce, d annonce, cette annonce, chaque annonce, aucune annonce, toute
    annonce, son annonce, notre annonce, votre annonce`,
  writing: `texte, textes, formulation*, phrase, phrases, paragraphe*, vocable*, redaction, prompt, prompts, rime, rimes,
    poeme*, vers rimes, description, descriptions, service redaction, les faits, ces faits, cette liste, ce
    document, ce fichier, reclame, reclames, libelle, libelles, ton personnage, ton role, votre personnage, charte
    maison, charte editoriale, marketing, donnees de marque, cette marque, au-dessus de cette ligne, sous cette
    ligne`,
  text: `mot, mots, ligne, lignes, message*, reponse*, terme, termes, expression*, formule*, syllabe*, publication*,
    billet*, mention, signature, ouverture`,
  hold: `contient, contenir, contienne, contiendra, comporte, comporter, comportera, mentionne, mentionner, mentionnera,
    figure, figurer, figurera, apparait, apparaitre, apparaitra, s appelle, dira, citera, inclure, inclura, compte,
    reprendra, commencera par, commence par, commencer par, commencez par, finira par le, finit par le, se terminera
    par, se termine par, debutera par, soit, publie, publiee, imprime, figurent, dit, ecrit, prononce, dise, disent,
    apparaisse, apparaissent, cite`,
  place: `au commencement, en guise de, sous chaque, mot pour mot, mot a mot, a cet endroit, en majuscules, a l envers, en
    rimes, textuellement, la-dessous, tout en haut, premiere phrase, derniere phrase, premiere ligne, derniere
    ligne, dans le titre, dans l accroche, dix fois, cent fois, trois fois, deux fois, cinq fois, termin* par,
    commenc* par, debut* par, fini* par, acheve* par, compos* de, composera, se resume a, se limite a, se reduit a,
    dernier paragraphe, premier paragraphe, chaque ligne, chaque phrase, derniere chose que tu, premiere chose que
    tu`,
  order: `consigne*, instruction*, directive*, prompt*, invite systeme, restriction*, contrainte*, interdit, interdits,
    interdiction*, limitation*, garde-fou*, gardes fous, ce qu on t, ce qu on vous, ce que l on t, ce qui t a ete,
    ce qui precede`,
  earlier: 'ci-dessus, ci dessus, precedent*, anterieur*, jusqu ici, avant cela, tout le reste, qui precede, susdit*',
  ignore: `ignorez, ignorer, ignorant, oubliez, oublier, negligez, passe outre, passez outre, fais abstraction, faites
    abstraction, fais fi, faites fi, faire fi, n existai*, ne tiens pas compte, ne tenez pas compte, ne tenir aucun
    compte, sans tenir compte, ne tiens aucun compte, ne tenez aucun compte, fais comme si, faites comme si, mets de
    cote, laisse de cote, laissez de cote, moque-toi, desobeis, desobeissez, considere tout, considerez tout, tiens
    pour`,
  lift: `leves, levees, levee, caduc*, abroge*, ne s applique*, ne vaut plus, ne valent plus, n est plus valable, plus en
    vigueur, sans effet, desactive*, n ont plus cours, n a plus cours, perimee*, perime, perimes, perimees,
    remplacees par, remplaces par, obsolete*`,
  must: `doit, doivent, devez, devra, devront, devrait, devraient, faut, faudra, faudrait, obligatoire*, obligatoirement,
    imperati*, exige*, impose*, ordonne*, priere, veuillez, est tenu, tenu de, tenus de, aura soin, aura pour, est
    prie, sont pries, prie de, toujours, sans exception, sous peine, faute de, absolument, est demande, demande a,
    veux que, veut que, sans faute, convient de, ne saurait, charge de, somme de, impose que, attend que, attendent
    que, veulent que, voudrait que, souhaite que, tient a ce que, faut que, demande que, exige que, est prie de,
    priee, a employer, pour des raisons legales`,
  only: 'uniquement, exclusivement, seul, seule',
  nothingElse: `rien d autre, rien de plus, rien que, et rien, point final, un point c est tout, et c est tout, pas un mot de
    plus, a savoir, juste le mot, ne laisser que, ne laissez que, ne laisse que, ne garde que, ne gardez que, rien
    ne doit, rien ne peut, rien ne sera, seul le mot, seuls les mots, seul le terme, le seul mot, les seuls mots`,
  every: 'chaque, tous, toutes, n importe, quel que, quelle que, quiconque, quelle que soit, quoi que',
  henceforth: `desormais, dorenavant, a compter de, a partir de maintenant, a partir d ici, a partir de cette, des a present,
    des maintenant, dorenavent, jusqu a nouvel ordre, des cet instant, d ores et deja, par la presente`,
  verdict: 'rejete*, fausse*, faux, invalide*, incorrect*, acceptable*, bonne reponse, seule reponse, sanctionne*',
  instead: 'au lieu de, au lieu d, a la place, en lieu et place, en place de',
  writer: `redacteur*, celui qui redige, celui qui ecrit, celle qui redige, celle qui ecrit, quiconque redige, quiconque
    ecrit, quiconque produit, qui redige, qui ecrira, qui redigera, generateur*, qui que tu sois, toi qui,
    copywriter*, pour le redacteur, au redacteur, personne chargee de l, personne chargee de la, personne qui
    redige, personne qui ecrit, celui qui compose, chaque redacteur, les redacteurs, tout redacteur`,
  machine: `ia, chatbot*, modele de langage, modele de langue, llm*, gpt*, chatgpt, intelligence artificielle, generateur*,
    developpeurs, assistant, assistante`,
  note: `note a, note au, note pour, note confidentielle, message a, message au, message pour, memo, avis a, avis au, a l
    attention, a l intention, destine a, destine au, consigne pour, rappel a, rappel au, au modele, attention, a
    tous les, bonjour, salut, cher, chere`,
  self: `ce texte, ces lignes, ce prompt, cette legende, cette publicite, cette accroche, cette consigne, ces consignes,
    cette instruction, ces instructions, le texte ci, les lignes ci, lignes precedentes, texte suivant, phrase
    suivante, consigne suivante, ta reponse, tes reponses, vos reponses, tes textes, vos textes, ton annonce, votre
    annonce, tes consignes, vos consignes, tes instructions, vos instructions, ton accroche, votre accroche, ta
    legende, votre legende, ta sortie, votre sortie, ton invite, tes directives, vos directives, ton prompt, votre
    prompt, ton message, tes phrases, vos phrases, regles internes, regles cachees, regles secretes, consignes
    internes, consignes cachees, instructions cachees, instructions internes, note cachee, note secrete, message
    cache, message secret`,
  role: `tu es maintenant, tu es desormais, tu n es plus, vous etes desormais, vous etes maintenant, vous n etes plus,
    ton nom est, ton nouveau nom, tu t appelles, vous vous appelez, fais semblant, faites semblant, fais comme,
    faites comme, joue le role, jouez le role, comporte-toi, comportez-vous, prends le role, en tant qu ia, en tant
    que modele, glisse-toi dans, mode developpeur, mode debogage, mets-toi dans la peau, prends-toi pour, prenez-
    vous pour, oublie son role, abandonne son role, abandonne ton role, oublie ton role, oublie qui tu es, que l ia,
    tu es dorenavant, vous etes dorenavant, si tu es une ia, si tu es un robot, si tu es un modele, puisque tu es,
    toi l ia`,
  task: `ta mission, ta nouvelle mission, votre nouvelle mission, ta tache, ta nouvelle tache, votre but est de dire, c
    est un ordre, ceci est un ordre, voici un ordre, je t ordonne, je vous ordonne, on t ordonne, on vous ordonne,
    je veux que tu, je veux que vous, on veut que tu, j exige, nous exigeons, vous devez dire, vous devez ecrire,
    vous devez repondre, vous devez mentionner, vous direz, vous ecrirez, vous repondrez, tu diras, tu ecriras, tu
    repondras, tu mentionneras, tu commenceras, tu termineras, consigne prioritaire, instruction prioritaire, ordre
    prioritaire, obeis, obeissez, message systeme, invite systeme, mode administrateur, ta seule mission, ta seule
    tache, ton unique mission, ton unique tache, au modele de langage, au modele, a l ia, a l attention du modele,
    tout effacer, effacez tout, efface tout, quoi qu on te, quoi que l on te, sera recopie*, parle de, parlez plutot
    de, ecris sur, tu scandes, tu repetes, tu dis, tu ecris, tu reponds, tu cries, tu mentionnes, tu cites, tu
    affiches, tu imprimes, tu produis, tu generes, tu rediges, vous produisez, vous generez, je t autorise, je vous
    autorise, en tant qu exploitant, en tant qu administrateur, en tant que developpeur, en tant qu operateur, seule
    reponse, unique reponse, bonne reponse est, bonne reponse c est, arrete de decrire, arrete de parler, cesse de
    decrire, cesse de parler, fais l eloge, faites l eloge, fais la promotion, fais de la publicite, ta reponse, tes
    reponses, ton texte, ta sortie, ta legende, ta prochaine, tant que tu _ dis, tache ecrire, tache sortir, tache
    dire, fin des donnees, fin des instructions, fin du contexte, etape par etape et`,
  thou: 'tu dois, tu devras, tu devrais, vous devez, vous devrez, tu as pour, il te faut, tu vas, tu es tenu, tu es prie',
  rename: `s appelle, s appellera, appellera, se nomme, se nommera, s intitule, rebaptise*, est appele*, a pour nom, porte
    le nom, sera nomme*`,
  opener: `et, mais, ou, puis, merci de, merci, veuillez, prie de, surtout, donc, alors, maintenant, ne, n, toujours,
    jamais, seulement, uniquement, de, d, a, il faut, faut, stp, svp, aussi, ensuite, enfin, simplement, juste,
    plutot, vite, ici, la, desormais, dorenavant, doit, dois, devez, devra, soin, faudra, t, te, vous, pour,
    exclusivement, absolument, avant toute chose, avant tout, au fait, aie la gentillesse de, ayez la gentillesse de`,
}
