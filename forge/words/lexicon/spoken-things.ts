/** Things whose word is two words when it is spoken. Data only. */
const pairs =
  "pizza slice,hot dog,french fries,boiled egg,fried egg,rice ball,ice cream,birthday cake," +
  "chocolate bar,bubble tea,juice box,cookie jar,alarm clock,pencil case,music note,record player," +
  "soccer ball,tennis ball,beach ball,bowling ball,race car,school bus,fire truck,steam train," +
  "air balloon,flying saucer,potted plant,crescent moon,shooting star,rain cloud,storm cloud," +
  "lightning bolt,water drop,jingle bell,treasure chest,washing machine,vending machine,snow globe,chicken nugget,traffic light," +
  "traffic lights,magnifying glass,wishing well,top hat,witch hat,wizard hat,hula hoop,peanut butter";

export const spokenThings: Record<string, string> = Object.fromEntries(
  pairs.split(",").map((spoken) => [spoken.replace(" ", ""), spoken]),
);
