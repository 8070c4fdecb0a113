// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Timestamp;

/**
 * One attempt.
 *
 * @param at When the attempt began.
 * @param status HTTP status of the response; {@code null} = no response.
 * @param ms Milliseconds until the response, or until the attempt failed.
 * @param reason Why there was no complete response; {@code null} = there was one. {@code refused_address}: the host
 * name resolves to an address that is not on the public internet.
 * @param error The error, if there was no complete response.
 * @param answer The first kilobyte of the response body.
 */
public record DeliveryDetailAttempt(
        Timestamp at,
        Integer status,
        int ms,
        WebhookLastFailureReason reason,
        String error,
        String answer) {}
