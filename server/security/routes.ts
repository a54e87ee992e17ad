import * as contract from "#contract/security.ts";
import { playerRoute } from "#server/lib/route.ts";
import * as prove from "./prove.ts";
import { getSecurity } from "./protection.ts";
import * as setUp from "./set-up.ts";
import { listSignIns } from "./sign-ins.ts";

export const securityRoutes = [
  playerRoute(contract.getSecurity, getSecurity),
  playerRoute(contract.listSignIns, listSignIns),
  playerRoute(contract.askForProof, prove.askForProof),
  playerRoute(contract.proveByPasskey, prove.proveByPasskey),
  playerRoute(contract.proveByCode, prove.proveByCode),
  playerRoute(contract.beginAuthenticator, setUp.beginAuthenticator),
  playerRoute(contract.confirmAuthenticator, setUp.confirmAuthenticator),
  playerRoute(contract.removeAuthenticator, setUp.removeAuthenticator),
  playerRoute(contract.renewRecoveryCodes, setUp.renewRecoveryCodes),
  playerRoute(contract.beginPasskey, setUp.beginPasskey),
  playerRoute(contract.addPasskey, setUp.addPasskey),
  playerRoute(contract.renamePasskey, setUp.renamePasskey),
  playerRoute(contract.removePasskey, setUp.removePasskey),
];
