// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;
import kr.gonggo.client.json.Timestamp;

/**
 * A part of other types.
 *
 * @param number Number of the pre-specification
 * @param title Title of the planned purchase
 * @param agency Agency that plans to buy
 * @param demandAgency Demand agency (수요기관)
 * @param budget Budget (배정예산), in won
 * @param receivedAt When it was published
 * @param opinionsUntil Deadline for firms to comment
 * @param documents Its documents
 */
public record PreSpecification(
        String number,
        String title,
        String agency,
        String demandAgency,
        Long budget,
        Timestamp receivedAt,
        Timestamp opinionsUntil,
        List<BidDetailAttachment> documents) {}
