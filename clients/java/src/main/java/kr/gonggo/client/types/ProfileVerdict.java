// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;

/**
 * The verdict for one company.
 *
 * @param profileId The profile; {@code null} = that of the account ({@code GET /v1/profile}).
 * @param name Its name; {@code null} = the account itself.
 * @param verdict {@code yes} = every known limit is met, {@code no} = a limit is not met under any reading and joint
 * bidding is ruled out, {@code check} = anything else.
 * @param decidedBy Axes that keep the verdict from being {@code yes}.
 */
public record ProfileVerdict(
        String profileId,
        String name,
        BidEligibility verdict,
        List<EligibilityAxisAxis> decidedBy) {}
