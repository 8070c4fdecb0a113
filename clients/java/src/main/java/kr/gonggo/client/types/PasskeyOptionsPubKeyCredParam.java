// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * A signature algorithm.
 *
 * @param type The only credential type.
 * @param alg COSE identifier of the algorithm.
 */
public record PasskeyOptionsPubKeyCredParam(
        PasskeyOptionsPubKeyCredParamType type,
        int alg) {}
