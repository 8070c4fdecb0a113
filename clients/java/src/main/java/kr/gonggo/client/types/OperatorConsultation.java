// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Timestamp;

/**
 * A beta request.
 *
 * @param id Identifier of the request.
 * @param state Approving creates the account.
 * @param company Company that wants to take part.
 * @param name Person to contact.
 * @param email Mail address for the reply.
 * @param phone Phone number.
 * @param message What the company wants to use the service for.
 * @param language Language of the reply.
 * @param requests Number of requests from this address.
 * @param requestedAt When the first request was made.
 * @param lastAt When the last request was made.
 * @param decidedAt When it was approved or declined.
 * @param accountId The account that was created.
 * @param consent Version of the consent text; {@code null} = requested by a program without one.
 * @param consentAt When the consent was given.
 */
public record OperatorConsultation(
        String id,
        OperatorConsultationState state,
        String company,
        String name,
        String email,
        String phone,
        String message,
        ReportLanguage language,
        long requests,
        Timestamp requestedAt,
        Timestamp lastAt,
        Timestamp decidedAt,
        String accountId,
        String consent,
        Timestamp consentAt) {}
