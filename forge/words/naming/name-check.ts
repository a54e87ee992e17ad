/**
 * What no generated name may contain: rude words, brands, and stems or names that belong to other
 * worlds of creatures. The lists are short because names are built from our own syllables; free
 * text of players goes through the moderator instead.
 */
const rude =
  "anal anus arse ass bitch boob bum butt clit cock coon crap cum cunt damn dick dike dyke fag fuc " +
  "fuk gay gook hell hitl homo horny jap jew jizz kike kill lesb naz negr nig orgy pedo pee penis " +
  "piss poo porn puke puss rape rapist semen sex shit slag slut snot spic suck tard tit turd twat " +
  "urin vag wank whor boner hoe merd fack fick feck mothif flash";

const foreignStems =
  "chu saur mon eon zard pika poke digi eevee mew mite puff bulba squirt charm jiggly togep vulp " +
  "lucar gard lugi arceus greni snor psydu magik gyar dratin pichu absol zoru noctow emolg rowlet " +
  "litten fennek froak lapra onix gengar chomp yugi agu gato palut veemon moogle chocob tonber " +
  "totor kirb yosh mario luigi bowser zelda sonic tails pikmin amiibo goomba koopa spyro crash " +
  "simba mufas nala bamb nemo dory stitch elsa olaf smaug toothl dumbo shrek baloo aslan falkor " +
  "gandal frodo hobbit hogwar potter voldem dobby yoda ewok wookie jedi grogu vader marvel disney " +
  "pixar lego nintend sega sony pepsi nike adidas tesla google apple amazon barbie furby neopet " +
  "webkin minecr creepe ender roblox fortni skylan beybla bakug tamago gremli gizmo godzil mothra " +
  "rodan ghidor kong pikach";

const banned = new RegExp([...rude.split(" "), ...foreignStems.split(" ")].join("|"));

export const isFitName = (name: string): boolean =>
  !banned.test(name.toLowerCase().replaceAll(/[^a-z]/g, ""));
