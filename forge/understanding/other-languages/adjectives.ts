/** Colours, sizes, moods, stuffs and numbers in German | Spanish | French. Data only. */
export const adjectives = `
red | rot | rojo, colorado | rouge
blue | blau | azul | bleu
green | grün | verde | vert
yellow | gelb | amarillo | jaune
orange | - | naranja, anaranjado | -
purple | lila, lilan, violett, purpur | morado, violeta, lila, púrpura | violet, violette, mauve, pourpre
pink | rosa, rosan, pink, rosarot | rosa, rosado | rose
black | schwarz | negro | noir
white | weiß, weiss, weis | blanco | blanc, blanche
brown | braun | marrón, café, pardo | brun, marron
grey | grau | gris | gris
golden | golden, gold, goldig | dorado | doré
silver | silbern, silber | plateado | argenté
turquoise | türkis, türkisfarben | turquesa | turquoise
beige | beige | beige | beige
light | hell | claro | clair
dark | dunkel, dunkl | oscuro | foncé, sombre
light blue | hellblau, himmelblau | celeste | -
light green | hellgrün | - | -
dark blue | dunkelblau | - | -
dark green | dunkelgrün | - | -
dark red | dunkelrot | - | -
colorful | bunt, farbig | colorido | coloré, multicolore
small | klein, winzig, kurz, mini | pequeño, pequeñito, chiquito, diminuto, corto, chico | petit, minuscule, court
big | groß, gross | grande, gran | grand, gros, grosse
giant | riesig, riesengroß, riesen, gigantisch | gigante, enorme, gigantesco | géant, énorme, gigantesque, immense
long | lang | largo | long, longue
fat | dick | gordo, gordito | -
tall | hoch | alto | -
thin | dünn | delgado, flaco | mince, maigre
round | rund | redondo | rond
happy | glücklich, fröhlich, froh, lustig | feliz, contento, alegre, divertido, gracioso | content, heureux, heureuse, joyeux, joyeuse, drôle, rigolo, rigolote, marrant
sad | traurig, unglücklich | triste | triste
angry | wütend, zornig, sauer | enojado, enfadado, furioso | fâché, furieux, furieuse, énervé
evil | böse, boese, bös, fies, gemein | malvado, malo, mala | méchant, maléfique
scary | gruselig, unheimlich, schrecklich | aterrador, aterradora | effrayant, terrifiant
wild | wild | salvaje, feroz | sauvage, féroce
cute | süß, niedlich, süss | lindo, bonito, tierno, adorable | mignon, mignonne, adorable
nice | lieb, nett, freundlich | amable, bueno, simpático, amistoso | gentil, gentille, sympa
sweet | - | dulce | doux, douce
shy | schüchtern, ängstlich | tímido, miedoso | timide, peureux, peureuse
brave | mutig, tapfer | valiente | courageux, courageuse, brave
strong | stark | fuerte | fort
sleepy | müde, schläfrig | cansado, dormilón, dormilona, somnoliento | fatigué, endormi
lazy | faul | vago, perezoso | paresseux, paresseuse
old | alt, uralt | viejo, anciano | vieux, vieil, vieille
clever | schlau, klug | listo, inteligente, sabio | intelligent, malin, maligne
crazy | verrückt | loco | fou, folle
silly | albern | tonto, bobo | bête
fast | schnell | rápido | rapide
funny | witzig, komisch | chistoso | amusant
grumpy | mürrisch, grummelig, griesgrämig | gruñón, gruñona | grincheux, grincheuse, grognon
sneaky | listig, hinterlistig | astuto | rusé
lonely | einsam | solitario | seul, solitaire
curious | neugierig | curioso | curieux, curieuse
elegant | elegant | elegante | élégant
fluffy | flauschig, fluffig, kuschelig, pelzig | peludo, esponjoso, suave | poilu, duveteux, duveteuse
scaly | schuppig | escamoso | -
spiky | stachelig | espinoso | piquant
sharp | spitz, scharf | afilado, puntiagudo | pointu
wooden | hölzern, hölzernen | - | -
metal | metallisch, eisern | metálico | métallique
icy | eisig | helado, congelado | glacé, gelé
fiery | feurig | ardiente | -
burning | - | - | enflammé
glowing | leuchtend | brillante, luminoso | brillant, lumineux, lumineuse
sparkly | glitzernd, glitzer, glitzrig | - | pailleté, scintillant
shiny | glänzend | reluciente | luisant
striped | gestreift | rayado | rayé
spotted | gepunktet, gefleckt | manchado | tacheté
magic | magisch, zauberhaft | mágico | magique
invisible | unsichtbar | invisible | invisible
poisonous | giftig | venenoso | venimeux, venimeuse
slimy | schleimig | baboso | gluant
broken | kaputt, zerbrochen | roto | cassé
rusty | rostig | oxidado | rouillé
haunted | verhext, spuk | embrujado, encantado | hanté
transparent | durchsichtig | transparente | transparent
electric | elektrisch | eléctrico | électrique
frozen | gefroren | - | -
different | verschieden, ander | diferente, distinto | différent
own | eigen | propio | propre
allergic | allergisch | alérgico | allergique
real | echt, richtig | verdadero | vrai
clean | sauber | limpio | -
dirty | schmutzig, dreckig | sucio | sale
sick | krank | enfermo | malade
ugly | hässlich | feo | laid, moche
beautiful | schön | hermoso, bello, guapo | beau, bel, belle, joli
cold | kalt | frío | froid
hot | heiß | caliente | chaud
hungry | hungrig | hambriento | affamé
proud | stolz | orgulloso | fier, fière
nervous | nervös | nervioso | nerveux, nerveuse
heavy | schwer | pesado | lourd
soft | weich | - | -
hard | hart | duro | dur
slow | langsam | lento | lent
new | neu | nuevo | nouveau, nouvelle
young | jung | joven | jeune
magenta | - | magenta | magenta
lilac | flieder | - | lilas
navy blue | - | azul marino | bleu marine
strange | seltsam, komisch | raro, extraño | bizarre, étrange
winged | geflügelt | alado | ailé
bearded | bärtig | barbudo | barbu
flying | - | volador, voladora | volant
one | eins | - | -
two | zwei | dos | deux
three | drei | tres | trois
four | vier | cuatro | quatre
five | fünf | cinco | cinq
six | sechs | seis | six
seven | sieben | siete | sept
eight | acht | ocho | huit
nine | neun | nueve | neuf
ten | zehn | diez | dix
thousand | tausend | mil | mille
twelve | zwölf | doce | douze
hundred | hundert | cien | cent
many | viel, viele | mucho | -
rainbow | regenbogenfarben | - | -
`;
