/**
 * The small words of three languages and what they are in English; "" for those that English leaves
 * out. A star stands before those that may be English as well and so speak for no language.
 * Data only.
 */
export const functionWords = {
  german: `
a | ein eine einen einem einer eines 'n 'ne
the | der das dem *des *die *den
with | mit
without | ohne kein keine keinen keiner keinem
and | und
is | ist sind *war waren
has | *hat hatte hatten
on | auf *an
in | *im *in
at | bei
in the | ins
on the | *am
under | unter
over | über
behind | hinter
beside | neben
in front of | vor
between | zwischen
of | aus von
of the | vom
to | zu nach
to the | zum zur
through | durch
for | für
as a | als
like | wie
but | aber
not | nicht
or | oder
who | welche welcher welches
my | mein meine meinen meinem meiner
its | sein seine seinen seinem seiner *ihr ihre ihren ihrem ihrer
i | ich
he | er
she | sie
it | es
very | sehr ganz total
because | weil
when | wenn
also | auch
actually | eigentlich
against | gegen
each | jede jeder jedes jeden
whose | dessen deren
only | nur
instead of | statt anstatt
half | halb halber halbe halbes
named | heißt namens genannt
something | etwas
want | will möchte
i want | mach male zeichne
 | gern gerne
alone | allein alleine
never | nie niemals
likes | *mag
and then | dann
on top | drauf obendrauf
 | kann können sich dir mir bitte noch so *da man doch mal
`,
  spanish: `
a | un una
the | el los las la *lo
many | *unos unas muchos muchas
with | con
without | *sin ningún
and | y *e
is | es está son están era estaba
has | tenía
in | en
on | sobre
under | bajo
of | de
of the | del
to the | al
at | *a
from | desde
between | entre
for | para
through | por
on top | encima
as a | *como
but | pero
not | *no
or | *o
who | que quien
my | *mi *mis
its | su sus
i | yo
he | él
she | ella
very | muy
because | porque
when | cuando
also | también
actually | realmente
against | contra
each | cada
whose | cuyo cuya cuyos cuyas
that | eso esto
only | solo sólo
more | más
half | *medio *media mitad
alone | *solo *sola
never | nunca
named | llamado llamada
want | quiere
i want | quiero dibuja dibújame haz hazme
toward | hacia
 | hay *me *se le les *te *tan *ha puede pueden este esta también
`,
  french: `
a | un une
the | le la les *l
with | avec
without | sans
and | et
is | est *sont était
in | *dans
on | *sur
under | *sous
behind | *derrière
in front of | *devant
at the | au aux
at | à chez
in | *en
of | *d du de des
has | *a avait
for | *pour
by | *par
like | *comme
but | *mais
or | ou *où
who | qui que qu
my | mon *ma *mes
its | *son sa ses leur leurs
i | je j
he | *il ils
she | elle elles
very | très
because | *car
when | quand
also | aussi
actually | vraiment
against | contre
each | chaque
whose | dont
only | seulement
on top | dessus
fast | vite
more | *plus
half | *moitié
alone | seul seule
never | jamais
named | nommé nommée appelé appelée
want | veux veut
i want | dessine fais
toward | vers
not | *ne n *pas
 | y toute toutes tous *se s *me *te ce c peut *tout
`,
} as const;

/** Turns of several words; what stands behind a plus is said before its noun. */
export const turns = {
  german: `
 | es gibt, so wie, es war einmal, also ein bisschen
i want | ich wünsche mir, ich hätte gern, ich hätte gerne, ich möchte, ich will
dressed as a | verkleidet als
i want | mach mir, male mir, mal mir, zeichne mir, bitte zeichne, bitte male
allergic to | allergisch gegen
upside down | auf dem kopf hängend
scared of | angst vor
without | hat keine, hat keinen, hat kein, nicht haben
beside | am ufer
on its head | auf dem kopf, auf seinem kopf, auf ihrem kopf
on its back | auf dem rücken, auf seinem rücken, auf ihrem rücken
`,
  spanish: `
 | por favor, había una vez, érase una vez
on top of | en lo alto de, encima de
covered in | cubierto de, cubierta de
it is | es que
without | no tiene, no lleva, no usa
under | debajo de
behind | detrás de
in front of | delante de, enfrente de
beside | al lado de
in | dentro de
instead of | en vez de, en lugar de
i want | puedes dibujar, puedes hacer, quiero que dibujes, me gustaría
upside down | boca abajo
plays | juega al, juega a la, toca el, toca la
playing | jugando al, tocando el, tocando la
allergic to | alérgico a, alérgica a
shaped like | en forma de, con forma de
+striped | de rayas, a rayas
+spotted | de lunares
is | está hecho, está hecha
riding | montando en, montado en, montada en, andando en
rides | monta en, anda en, va en
riding a bicycle | en bicicleta, en bici, montando en bicicleta, montado en bicicleta, montando bicicleta, montada en bicicleta
rides a bicycle | monta en bicicleta, monta en bici
dressed as a | vestido de, vestida de, disfrazado de, disfrazada de
made of | hecho de, hecha de
full of | lleno de, llena de
scared of | miedo a, miedo de
loves | le gusta, le gustan, le encanta
named | se llama
on its back | en la espalda, en su espalda, en el lomo
on its head | en la cabeza, sobre la cabeza, en su cabeza
one | un solo, una sola
two | un par de
sitting | está sentado, sentado, sentada
+colorful | de colores, de muchos colores
+cute | muy mono
`,
  french: `
without | n a pas de, n a pas d, a pas de, n a plus de, ne porte pas de
 | il était une fois, s il te plaît, s il vous plaît, il y a, en train de, en train d, est ce que, je voudrais que
i want | je veux, je voudrais, j aimerais
it is | c est, c était
maybe | peut être
on top of | en haut de, en haut d
covered in | couvert de, couverte de, recouvert de
i want | je veux voir, dessine moi, fais moi, pouvez vous me dessiner, peux tu me dessiner, pouvez vous dessiner, peux tu dessiner, tu peux dessiner, peux tu faire
made of | fait de, faite de, faits de, faites de, fait en, faite en
upside down | la tête en bas, à l envers
allergic to | allergique aux, allergique à
shaped like | en forme de, en forme d
dressed as a | déguisé comme, déguisée comme
whose | dont la, dont le, dont les
beside | à côté de, à côté d, au bord de
over | au dessus de
in | au milieu de
instead of | au lieu de, à la place de
many | beaucoup de, plein de
on its back | sur le dos, sur son dos
on its head | sur la tête, sur sa tête
one | un seul, une seule
two | une paire de
named | s appelle, qui s appelle
dressed as a | déguisé en, déguisée en, habillé en, habillée en
rides a bicycle | fait du vélo
rides a motorcycle | fait de la moto
skateboards | fait du skate
surfs | fait du surf
riding a bicycle | à vélo, en vélo, sur un vélo
plays the | joue de la, joue du, joue de l
playing the | jouant de la, jouant du
plays | joue au, joue à la
rides | monte sur, monte à
scared of | peur du, peur de, peur des, peur de la
because | parce que, parce qu
flying | en volant
+golden | d or, en or
+silver | d argent, en argent
+spotted | à pois
+striped | à rayures
`,
} as const;
