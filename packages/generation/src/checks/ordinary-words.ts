/**
 * Words that stand in brands' names and descriptions as well as in any scene: alone they give nobody away. Small letters, in
 * the four languages whose descriptions are read.
 */
const ordinary: ReadonlySet<string> = new Set(
  (
    'day days night morning evening weekend week month year time hour moment spring summer autumn winter sunday monday saturday friday ' +
    'home house room door window garden yard street road corner village town city neighbourhood community country county high market square ' +
    'north south east west hill valley river lake sea water wood woods forest tree oak stone field meadow island harbour bay bridge mill ' +
    'sun moon star sky rain snow wind light fire earth air bird fox bear owl horse ' +
    'red blue green white black golden gold silver bright grey little big small great good better happy calm quiet slow fast simple easy fresh warm cold new old young first one ' +
    'back neck shoulder shoulders knee feet foot skin hair eyes life work works people person friend friends family child children kids school world hand hands heart head body sleep rest play dream hope love joy peace ' +
    'table chair desk-top line point way side part place space story word name number idea plan step path daily whole free open craft group union society partners brothers sisters sons company ' +
    'tag tage nacht morgen abend woche monat jahr zeit stunde haus hof zimmer tür fenster garten straße weg platz ecke dorf stadt land markt nord süd ost west berg tal fluss bach see wasser wald baum linde eiche stein feld insel hafen brücke mühle tor kanal bahnhof ' +
    'sonne mond stern himmel regen schnee wind licht feuer vogel fuchs bär rot blau grün weiß schwarz gold silber klein groß gut alt neu jung leben arbeit leute mensch menschen freunde familie kind kinder welt hand herz kopf körper rücken nacken schulter schultern knie haut haar haare füße schlaf ruhe traum liebe freude tisch stuhl wort name idee plan schritt ' +
    'jour jours nuit matin soir semaine mois an temps heure maison chambre porte fenêtre jardin rue route coin village ville quartier pays marché nord sud est ouest mont val vallée rivière lac mer eau bois forêt arbre chêne pierre champ île port pont moulin moulins ' +
    'soleil lune étoile ciel pluie neige vent lumière feu oiseau renard ours rouge bleu vert blanc noir or argent petit petite grand grande bon bonne beau belle vieux neuf nouveau vie travail gens ami amis famille enfant enfants école monde main mains cœur tête corps dos nuque épaules peau cheveux sommeil repos rêve amour joie table chaise mot nom idée plan pas levant lez proximité luxe qualité bord campagne ' +
    'día días noche mañana tarde semana mes año tiempo hora casa cuarto puerta ventana jardín patio calle camino esquina pueblo ciudad barrio país mercado plaza norte sur este oeste monte valle río lago mar agua bosque árbol roble piedra campo isla puerto puente molino horno ' +
    'sol luna estrella cielo lluvia nieve viento luz fuego pájaro zorro oso rojo azul verde blanco negro oro plata pequeño grande bueno buena viejo nuevo vida trabajo gente amigo amigos familia niño niños escuela mundo mano manos corazón cabeza cuerpo espalda cuello hombros piel pelo sueño descanso amor alegría mesa silla palabra nombre idea plan paso toda todo autor calidad'
  ).split(' '),
)

export const isOrdinary = (word: string): boolean => ordinary.has(word.toLowerCase())
