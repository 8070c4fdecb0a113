// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Timestamp;

/**
 * The last attempt that failed; {@code null} = never.
 *
 * @param at When the attempt began.
 * @param status HTTP status of the response; {@code null} = no response.
 * @param reason Why there was no complete response; {@code null} = there was one. {@code refused_address}: the host
 * name resolves to an address that is not on the public internet.
 */
public record WebhookLastFailure(
        Timestamp at,
        Integer status,
        WebhookLastFailureReason reason) {}
