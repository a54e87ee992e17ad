/** What is done to cards on a network, as instructions of Token-2022. */
import { none, some, type Address, type Instruction, type KeyPairSigner } from "@solana/kit";
import { getCreateAccountInstruction } from "@solana-program/system";
import {
  AuthorityType,
  extension,
  findAssociatedTokenPda,
  getCloseAccountInstruction,
  getCreateAssociatedTokenIdempotentInstruction,
  getInitializeMetadataPointerInstruction,
  getInitializeMint2Instruction,
  getInitializeTokenMetadataInstruction,
  getMintSize,
  getMintToInstruction,
  getSetAuthorityInstruction,
  getTransferCheckedInstruction,
  getUpdateTokenMetadataFieldInstruction,
  TOKEN_2022_PROGRAM_ADDRESS,
  tokenMetadataField,
} from "@solana-program/token-2022";
import type { CardMetadata } from "#server/ports/chain.ts";

const TOKEN_2022 = { tokenProgram: TOKEN_2022_PROGRAM_ADDRESS };

export async function tokenAccountOf(owner: Address, mint: Address): Promise<Address> {
  const [address] = await findAssociatedTokenPda({ mint, owner, ...TOKEN_2022 });
  return address;
}

const pointerTo = (mint: Address) =>
  extension("MetadataPointer", { authority: none(), metadataAddress: some(mint) });

/** How many bytes the mint begins with, and how many it has when all is said. */
export function mintSizes(mint: Address, { name, symbol, uri, fields }: CardMetadata) {
  const metadata = extension("TokenMetadata", {
    updateAuthority: some(mint),
    mint,
    name,
    symbol,
    uri,
    additionalMetadata: new Map(Object.entries(fields)),
  });
  const pointer = pointerTo(mint);
  return { first: getMintSize([pointer]), all: getMintSize([pointer, metadata]) };
}

type Minting = {
  mint: KeyPairSigner;
  owner: Address;
  metadata: CardMetadata;
  /** Signs for what is minted; may do nothing more to the card afterwards but change its metadata. */
  authority: KeyPairSigner;
  payer: KeyPairSigner;
  /** What the chain sets aside for the mint. */
  lamports: bigint;
};

/**
 * All of it in one transaction: the mint with its metadata, its one token for the owner, and the
 * end of the right to make another.
 */
export async function mintInstructions(minting: Minting): Promise<Instruction[]> {
  const { mint, owner, metadata, authority, payer, lamports } = minting;
  const { name, symbol, uri, fields } = metadata;
  const token = await tokenAccountOf(owner, mint.address);
  const mintOf = { mint: mint.address };
  const metadataOf = { metadata: mint.address, updateAuthority: authority };
  return [
    getCreateAccountInstruction({
      payer,
      newAccount: mint,
      lamports,
      space: mintSizes(mint.address, metadata).first,
      programAddress: TOKEN_2022_PROGRAM_ADDRESS,
    }),
    getInitializeMetadataPointerInstruction({
      ...mintOf,
      authority: none(),
      metadataAddress: mint.address,
    }),
    getInitializeMint2Instruction({
      ...mintOf,
      decimals: 0,
      mintAuthority: authority.address,
      freezeAuthority: none(),
    }),
    getInitializeTokenMetadataInstruction({
      ...mintOf,
      metadata: mint.address,
      updateAuthority: authority.address,
      mintAuthority: authority,
      name,
      symbol,
      uri,
    }),
    ...Object.entries(fields).map(([key, value]) =>
      getUpdateTokenMetadataFieldInstruction({
        ...metadataOf,
        field: tokenMetadataField("Key", [key]),
        value,
      }),
    ),
    getCreateAssociatedTokenIdempotentInstruction({
      ...mintOf,
      ...TOKEN_2022,
      payer,
      owner,
      ata: token,
    }),
    getMintToInstruction({ ...mintOf, token, mintAuthority: authority, amount: 1n }),
    getSetAuthorityInstruction({
      owned: mint.address,
      owner: authority,
      authorityType: AuthorityType.MintTokens,
      newAuthority: none(),
    }),
  ];
}

type Transferring = { mint: Address; from: KeyPairSigner; to: Address; payer: KeyPairSigner };

/** The emptied account is closed, so what was set aside for it goes to the payer. */
export async function transferInstructions(transferring: Transferring): Promise<Instruction[]> {
  const { mint, from, to, payer } = transferring;
  const [source, destination] = await Promise.all([
    tokenAccountOf(from.address, mint),
    tokenAccountOf(to, mint),
  ]);
  return [
    getCreateAssociatedTokenIdempotentInstruction({
      payer,
      owner: to,
      mint,
      ata: destination,
      ...TOKEN_2022,
    }),
    getTransferCheckedInstruction({
      source,
      mint,
      destination,
      authority: from,
      amount: 1n,
      decimals: 0,
    }),
    getCloseAccountInstruction({ account: source, destination: payer.address, owner: from }),
  ];
}
