/** Verbs in German | Spanish | French: the infinitive, then forms that do not follow from it. Data only. */
export const verbs = `
have | haben, hat | tener, tiene, tienen | avoir, ont, ayant
wear | tragen, trägt, anhaben | llevar, vestir, viste, usar | porter, portant
hold | halten, hält | sostener, sostiene, sujetar, agarrar | tenir, tient, tenant
carry | schleppen | cargar | transporter
ride | reiten, reitet, fahren, fährt | montar, montado, montada, cabalgar, conducir | chevaucher, conduire, conduit, rouler
eat | essen, isst, ißt, fressen, frisst | comer | manger, mange, mangeant
drink | trinken | beber, tomar | boire, boit, buvant
sleep | schlafen, schläft, pennen | dormir, duerme, durmiendo, dormido, dormida | dormir, dort, dormant
fly | fliegen | volar, vuela | voler
dance | tanzen | bailar, danzar | danser
sing | singen | cantar | chanter
run | rennen, laufen, läuft | correr | courir, court, courant
jump | springen, hüpfen | saltar | sauter
swim | schwimmen | nadar | nager, nage, nageant
play | spielen | jugar, juega, tocar | jouer
read | lesen, liest | leer, leyendo | lire, lit, lisant
write | schreiben | escribir | écrire, écrit, écrivant
cook | kochen | cocinar | cuisiner
bake | backen, backt, bäckt | hornear | -
paint | malen | pintar | peindre, peint
draw | zeichnen, zeichnet | dibujar | dessiner
laugh | lachen | reír, ríe, riendo | rire, rit, riant, rigoler
smile | lächeln, lächelt, grinsen | sonreír, sonríe, sonriendo | sourire, sourit, souriant
cry | weinen, heulen | llorar | pleurer
scream | schreien | gritar | crier, hurler
roar | brüllen | rugir | rugir, rugit
breathe | speien, speit | lanzar, echar | souffler
spit | spucken | escupir | cracher
sit | sitzen | sentarse, sentado, sentada | asseoir, assis, assise
stand | stehen | de pie | debout
walk | gehen, spazieren | caminar, andar, pasear | marcher, promener
climb | klettern | trepar, escalar | grimper
hide | verstecken, versteckt | esconder, escondido, escondida | cacher
fight | kämpfen | luchar, pelear | battre, combattre, combat
guard | bewachen | guardar, vigilar, cuidar | garder
protect | beschützen | proteger | protéger
hunt | jagen | cazar | chasser
steal | stehlen, stiehlt, klauen | robar | voler des
throw | werfen, wirft | tirar, arrojar | jeter, lancer
catch | fangen, fängt | atrapar | attraper
build | bauen | construir, construye | construire, construit
dig | graben, gräbt, buddeln | cavar, excavar | creuser
hug | umarmen | abrazar | câliner
kick | treten, tritt | patear | taper
surf | surfen | surfear | surfer
skate | skaten | patinar | patiner
dive | tauchen | bucear | plonger
float | schweben | flotar | flotter
glow | leuchten | brillar | briller
shine | glänzen | relucir | -
sparkle | glitzern, glitzert | - | scintiller
explode | explodieren | explotar | exploser
grow | wachsen, wächst | crecer | pousser
live | leben, wohnen | vivir | vivre, vit, habiter
love | lieben, mögen, mag | amar, encantar | aimer, adorer
help | helfen, hilft | ayudar | aider
hang | hängen | colgar, cuelga | pendre
wait | warten | esperar | attendre, attend
dream | träumen | soñar, sueña | rêver
snore | schnarchen | roncar | ronfler
yawn | gähnen | bostezar | bâiller
sneeze | niesen | estornudar | éternuer
wave | winken | saludar | saluer
juggle | jonglieren | - | jongler
knit | stricken | tejer | tricoter
collect | sammeln | coleccionar | collectionner
work | arbeiten | trabajar | travailler
learn | lernen | aprender | apprendre, apprend
study | studieren | estudiar | étudier
think | denken | pensar, piensa | penser
listen | hören, zuhören | escuchar, oír, oye | écouter
watch | gucken, schauen | mirar, ver | regarder
look for | suchen | buscar | chercher
travel | reisen | viajar | voyager
spin | drehen | girar | tourner
roll | rollen | rodar, rueda | -
celebrate | feiern | celebrar, festejar | fêter
bite | beißen | muerde, mordiendo | mordre, mord
lick | lecken | lamer | lécher
chase | verfolgen | perseguir, persigue | poursuivre, poursuit
melt | schmelzen, schmilzt | derretirse | fondre, fondent
whistle | pfeifen | silbar | siffler
growl | knurren | gruñir, gruñe | grogner
sneak | schleichen | - | -
lift | heben, hebt, stemmen | levantar, alzar | soulever, lever
pull | ziehen | arrastrar, jalar | entraîner, traîner
push | schieben, schubsen | empujar | -
shoot | schießen | disparar | -
bark | bellt | ladrar | aboyer
meow | miauen | maullar | miauler
purr | schnurren | ronronear | ronronner
howl | - | aullar, aúlla | -
buzz | summen | zumbar | bourdonner
hop | hoppeln | brincar | sautiller
gallop | galoppieren | galopar | galoper
crawl | krabbeln, kriechen | gatear, arrastrarse | ramper
slide | rutschen | deslizarse | glisser
ski | - | esquiar | skier
fish | angeln | pescar | pêcher
camp | zelten | acampar | camper
clean | putzen | limpiar | nettoyer
wash | waschen, wäscht | lavar | laver
sweep | fegen | barrer | balayer
repair | reparieren | reparar, arreglar | réparer
sew | nähen | coser | coudre, coud
teach | unterrichten | enseñar | enseigner
tell | erzählen | contar, cuenta | raconter
whisper | flüstern | susurrar | chuchoter
shout | rufen | - | crier fort
win | gewinnen | ganar | gagner
lose | verlieren | perder, pierde | perdre, perd
share | teilen | compartir | partager
give | geben, gibt | dar, da, regalar | donner
make | machen | hacer, hace, haciendo | faire, fait
chew | kauen | masticar | mâcher
swallow | schlucken | tragar, traga | avaler
gobble | verschlingen | devorar | dévorer
nibble | knabbern | roer | grignoter
burp | rülpsen | eructar | roter
rest | ausruhen | descansar | reposer
relax | chillen, entspannen | relajarse | -
tremble | zittern | temblar, tiembla | trembler
disappear | verschwinden | desaparecer | disparaître, disparaît
transform | verwandeln | transformarse, convertirse | transformer
teleport | teleportieren | teletransportarse | téléporter
fall | fallen, fällt | caer, cae, cayendo | tomber
burn | brennen | arder | brûler
freeze | einfrieren | congelar | geler
splash | planschen | salpicar | éclabousser
shake | schütteln | sacudir | secouer
stretch | dehnen | estirar | étirer
kiss | küssen | besar | embrasser
cuddle | kuscheln | acurrucar | -
tickle | kitzeln | - | chatouiller
visit | besuchen | visitar | visiter
rescue | retten | rescatar, salvar | sauver
explore | erforschen, erkunden | explorar | explorer
train | trainieren | entrenar | entraîner dur
box | boxen | boxear | boxer
race | wettrennen | competir | -
drum | trommeln | - | -
babysit | - | - | garder des enfants
meditate | meditieren | meditar | méditer
perform | auftreten | actuar | -
squeak | piepsen, quieken | chillar | couiner
wiggle | wackeln | menear | remuer
smell | riechen, stinken | oler, huele | sentir, puer, pue
hatch | schlüpfen | - | éclore
`;
