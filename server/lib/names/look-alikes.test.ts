import { expect, test } from "vitest";
import { inLatinLetters, skeletonOf } from "./look-alikes.ts";

test.for([
  ["small capitals", "ʟɪᴛᴛʟᴇ ꜰᴏx", "little fox"],
  ["all small capitals", "ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡxʏᴢ", "abcdefghijklmnopqrstuvwxyz"],
  ["Cyrillic", "а wоlf", "a wolf"],
  ["Greek", "α ωοlf", "a wolf"],
  ["mathematical", "𝓯𝓸𝔁", "fox"],
  ["circled and squared", "Ⓕ🅾🆇", "fox"],
  ["flags", "🇫🇴🇽", "fox"],
  ["wide", "ｆｏｘ", "fox"],
  ["crossed", "ⱡɨⱥꞃ", "liar"],
  ["accents", "fôx", "fox"],
  ["invisible characters", "f\u200bo\u2060x", "fox"],
  ["Turkish", "kırmızı", "kirmizi"],
  ["German", "Größe", "grosse"],
  ["other writing stays", "용 龙", "용 龙"],
] as const)("%s are read as Latin letters", ([, text, latin]) => {
  expect(inLatinLetters(text)).toBe(latin);
});

test.for([
  ["Admin", "аdmіn"],
  ["admin", "ᴀᴅᴍɪɴ"],
  ["admin", "adrnin"],
  ["Foxboy1", "foxboyl"],
  ["Foxboy1", "FoxboyI"],
  ["M00n", "moon"],
  ["a b", "a  b "],
  ["support", "ѕuppοrt"],
] as const)("%s and %s can be taken for each other", ([one, other]) => {
  expect(skeletonOf(one)).toBe(skeletonOf(other));
});

test.for([
  ["admin", "admiral"],
  ["fox", "fax"],
  ["용", "룡"],
  ["小龙", "大龙"],
] as const)("%s and %s cannot", ([one, other]) => {
  expect(skeletonOf(one)).not.toBe(skeletonOf(other));
});
