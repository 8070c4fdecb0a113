// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * The request has arrived.
 *
 * @param state The same for every request, whether the address is known or not.
 */
public record ConsultationReceipt(
        ConsultationReceiptState state) {}
