/** Ways to reach a person outside the game, also when they are spelled out. */
import { anyOf } from "./any-of.ts";

/** After a gap only endings that begin no sentence: "a fox. It sings" is no address. */
const endings = "(com|net|org|io|gg|de|fr|ru|pl|br|uk|co|eu|tv|xyz|info|ly|ch|nl)";
const endingsAfterGap = "(com|net|org|gg|xyz)";
const at = "(at|ät|aet|arroba|arobase|arobas|chiocciola|malpa|małpa|собака)";
const dot = "(dot|punkt|punto|point|ponto|kropka|точка)";
const name = "[a-zа-я\\d._-]+";

const addresses = `
  https?:\\S*, https? colon, (t|wa)\\.me/\\S*, www [a-z\\d-]+ (com|net|org),
  www\\s?\\.\\s?\\S*, [a-z\\d-]+\\.${endings}(/\\S*)?,
  [a-z\\d-]+\\s?\\.\\s?${endingsAfterGap}, ${name}@${name},
  ${name} (\\(at\\)|\\[at\\]|\\{at\\}) ${name}, ${name} @ ?${name} \\. ?[a-zа-я]{2}[a-zа-я]*,
  @[a-z\\d]{3}\\w*, [a-z]+\\d+@,
  ${name} ${at} ${name} ${dot} (com|net|org|de|fr|ru|pl|br|uk|co|gg|eu|ком|ру),
  ${name} ${at} (gmail|g mail|outlook|hotmail|yahoo|gmx|web de|icloud|protonmail|mail ru|yandex|wp
  pl|libero|orange fr|free fr), [a-zа-я\\d-]{3}[a-zа-я\\d-]* ${dot} (com|net|org|gg|ру|ком),
  [a-z\\d-]{3}[a-z\\d-]* (dot (co|de|fr|uk|eu|tv|ru)|punkt de|kropka pl),
  (my|mein|meine|mi|mon|meu|mia|moj|мой|моя|il mio|la mia) (e mail|mail|correo|courriel|почта|
  indirizzo email)( address| adresse)?( is| ist| es| est| e| to)`;

const services = `
  insta(gram)?, whats app[a-zа-я]*, snap chat, tik tok, face book, you tube, (my|on|via) twitch,
  kik me, инст(аграм[a-zа-я]*|а|у|е), (вотс|ватс)ап[a-zа-я]*, телеграм[a-zа-я]*, тикток[a-zа-я]*,
  вконтакте, ютуб[a-zа-я]*,
  (my|our|on|via|mein|auf|mi|mon|meu|minha|mio|moj|add|мой) (discord|telegram|ig|skype|viber|fb|
  yt), (my|me on) (snap|signal|steam|zap), add (my )?snap(?! (fire|engine|flag|dragon)),
  (discord|telegram|skype|snap|ig)(: ?|#)\\S+, \\w+#\\d{4},
  (add|dm|pm|message|msg|text|kik|snap|contact|hit) me( up)? (on|at|@|via),
  (find|follow|reach) me (on|via|@), (add|dm|snap|kik|text|pm|hmu) me, (subscribe|sub) to (my|me),
  my (channel|username|handle|gamer tag|phone number|number|roblox|minecraft|fortnite)( name)? is,
  me chama no (zap|whats)[a-z]*,
  (schreib|ecris|escribeme|escreve|scrivimi|napisz|напиши|пиши)( mir| moi| me| do mnie| мне) (auf|
  sur|en|no|su|na|в|на) [a-zа-я]+`;

const homes = `
  (i|we) live (at|in|on) (the )?\\d+, my (home |street )?address,
  come (to|over to) (my|our) (house|home|place),
  \\d\\d?\\d?[a-z]?\\s[a-z]+\\s(street|str|road|rd|lane|avenue|ave|boulevard|blvd|terrace)(?! of),
  (ich|wir) wohne?n? (in|am|an|auf) (der |dem )?[a-z-]+ ([a-z-]+ )?\\d+,
  (j|je|nous) habit(e|ons) (au |a |en )?(\\d+|rue|avenue|place),
  vivo en (la |el )?(calle|avenida|plaza|paseo|carrera),
  (moro|vivo) n(a|o) (rua|avenida|travessa|praca), (abito|vivo) in (via|piazza|corso|viale),
  mieszkam (na|przy) (ulicy|ul|al|alei|placu),
  (я )?живу (на|по) (улице|ул|проспекте|переулке|адрес[a-zа-я]*), meine? adresse ist,
  mon adresse est, mi direccion es, meu endereco e, il mio indirizzo e, moj adres to, мой адрес`;

export const contact: RegExp = anyOf([addresses, services, homes].join(","));
