import {
  createKeyPairSignerFromPrivateKeyBytes,
  getBase58Decoder,
  getBase58Encoder,
} from "@solana/kit";

export async function addressOf(seed: Uint8Array): Promise<string> {
  const { address } = await createKeyPairSignerFromPrivateKeyBytes(seed);
  return address;
}

export async function portableKey(seed: Uint8Array): Promise<{ base58: string; json: string }> {
  const publicBytes = getBase58Encoder().encode(await addressOf(seed));
  const bytes = Uint8Array.of(...seed, ...publicBytes);
  return { base58: getBase58Decoder().decode(bytes), json: JSON.stringify([...bytes]) };
}
