// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * The result for one finding.
 *
 * @param token_hash SHA-256 of the token, in hex.
 * @param token_type The {@code type} of the finding.
 * @param label Whether the token is, or was, a key of this service.
 */
public record SecretFindingLabel(
        String token_hash,
        String token_type,
        SecretFindingLabelLabel label) {}
