// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Timestamp;

/**
 * A request to take part.
 *
 * @param id Identifier of the request.
 * @param state Approving creates the account.
 * @param company Company that wants to take part.
 * @param name Person to contact.
 * @param email Mail address for the answer.
 * @param phone Phone number.
 * @param message What the company wants to use the service for.
 * @param language Language of the answer.
 * @param requests How often the address has asked.
 * @param requestedAt When it was first asked.
 * @param lastAt When it was last asked.
 * @param decidedAt When it was approved or declined.
 * @param accountId The account that was created.
 * @param consent The wording of the consent; {@code null} = asked for by a program without it.
 * @param consentAt When it was consented to.
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
