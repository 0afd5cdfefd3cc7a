import { AgentClusters } from './agent-clusters';
import { AgentSearch } from './agent-search';
import { DirectoryRows } from './directory-rows';
import { SightClusters } from './sight-clusters';

/** Everything that the directory answers from. */
export class DirectoryIndex extends DirectoryRows {
  readonly search = new AgentSearch(this);
  readonly clusters = new AgentClusters(this, this.search);
  readonly sightClusters = new SightClusters(() => this.sights.visible());

  override commit(): boolean {
    const hasChanged = super.commit();
    if (hasChanged) {
      this.search.forget();
      this.clusters.forget();
    }
    return hasChanged;
  }
}
