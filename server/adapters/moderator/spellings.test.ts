/** Names of people and places from all over the world, and what rude words are disguised as. */
import { expect, test } from "vitest";
import { localModerator } from "./embedded.ts";

const moderator = localModerator();
const listOf = (words: string): string[] => words.trim().split(/\s*,\s*/);

const names = listOf(`
  Hui, Huy, Minh Huy, Hui Min, Bich, Bích Ngọc, Phuc, Văn Phúc, Dung, Thanh Phuc, Suk-hee, Bum-seok, Yebin, Jae-sik,
  Fuku, Fuki, Fukuyama, Shita, Shitara, Shitomi, Matsushita, Fuqiang, Xi, Supaporn, Siriporn, Somporn, Pornchai,
  Porntip, Phuket, Merdeka, Malaka, Manko, Dikshita, Ashit, Ishita, Rakshit, Harshit, Sukhdeep, Jebediah, Jebel,
  Jeba, Arsen, Arseny, Arsène, Merdan, Ibne Sina, Shittu, Titilayo, Niger, Nigora, Nigar, Mongo, Fagundes, Depp,
  Wankel, Minchin, Cazzie, Vittucci, Pennisi, Porras, Kutasi, Kuntz, Fiutowski, Chingachgook, Yarram, Huila, Trani,
  Mothfairy, Fagotto, Bastien, Shih Tzu, Pusey, Scunthorpe, Shiite`);

const disguises = listOf(`
  faget, fagit, faggit, phaggot, phagit, f a g e t, f.a.g.g.i.t, ph4gg0t, faagot, fggt, faqqot, fagz, niga, niggr,
  nigur, niiger, nygger, niqqer, nigguhs, nikker, hitla, hytler, hitlar, natzi, trany, trannie, kyke, phuk, phukker,
  fuhk, fuuk, fooking, phuc you, fvcking, shyt, sh1te, schit, shiet, sheit, bytch, biitch, bytches, beatch, beotch,
  qunt, cuhnt, cvnt, kvntz, slvt, slootz, wh0ar, dikhed, dickhed, dikhead, kocksucker, coksuker, kok sucker, ashole,
  azhole, asshoal, bollox, bolloks, blojob, basterd, retart, penus, p3nus, peenis, vajina, vagyna, pussi, pusssie,
  poossy, bewbs, boobz`);

test.each(names)("the name %j may be taken", async (name) => {
  expect(await moderator.review(name)).toEqual({ allowed: true });
});

test.each(disguises)("%j is a disguise", async (text) => {
  expect(await moderator.review(text)).toMatchObject({ allowed: false });
  expect(await moderator.review(`a ${text} dragon`)).toMatchObject({ allowed: false });
});

test.each(["Hui", "Depp", "Mongo", "Bich"])("%j passes, and an admin looks at it", (name) => {
  expect(moderator.hasDoubts(name)).toBe(true);
});
