// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;
import kr.gonggo.client.json.Timestamp;

/**
 * What the registry of the portal lists of a company, which may have more than is listed.
 *
 * @param businessNo The number without hyphens.
 * @param name Name of the company; {@code null} = the registry lists no company with this number, or {@code company}
 * was not read.
 * @param seats Places of business.
 * @param licences Registered industries, each code once.
 * @param products Registered products, each code once.
 * @param sanctions Exclusions from bidding that are in force (부정당업자 제재). The registry does not list past and suspended
 * ones.
 * @param truncated Lists that lack rows of the registry: there were more than fit, or some could not be read.
 * @param notExamined Lists that the portal did not return; they are empty here.
 * @param fetchedAt When the portal was read.
 */
public record RegistryEntry(
        String businessNo,
        String name,
        List<RegistryEntrySeat> seats,
        List<RegistryEntryLicence> licences,
        List<RegistryEntryProduct> products,
        List<RegistryEntrySanction> sanctions,
        List<RegistryEntryTruncated> truncated,
        List<RegistryEntryTruncated> notExamined,
        Timestamp fetchedAt) {}
