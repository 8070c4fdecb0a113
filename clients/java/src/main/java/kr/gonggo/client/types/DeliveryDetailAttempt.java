// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Timestamp;

/**
 * One attempt.
 *
 * @param at When the attempt began.
 * @param status HTTP status of the answer; {@code null} = no answer.
 * @param ms Milliseconds until the answer, or until the attempt failed.
 * @param reason Why there was no whole answer; {@code null} = there was one. {@code refused_address}: the host name
 * leads to an address that is not on the public internet.
 * @param error What went wrong, if not the answer itself.
 * @param answer The first kilobyte of the answer.
 */
public record DeliveryDetailAttempt(
        Timestamp at,
        Integer status,
        int ms,
        WebhookLastFailureReason reason,
        String error,
        String answer) {}
