// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * A kind of signature.
 *
 * @param type The only kind there is.
 * @param alg Number of the algorithm in COSE.
 */
public record PasskeyOptionsPubKeyCredParam(
        PasskeyOptionsPubKeyCredParamType type,
        int alg) {}
